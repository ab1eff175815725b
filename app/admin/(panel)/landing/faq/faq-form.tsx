'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { saveLandingFaq } from '@/lib/landing/actions'
import { faqCategories, landingFaqSchema, MISSING } from '@/lib/landing/schema'

const categories = faqCategories.map((value) => ({ value, label: value }))

interface Faq {
  id: string
  version: number
  category: string
}

export function FaqForm(props: ContentFormProps<Faq>) {
  return (
    <ContentForm
      {...props}
      schema={landingFaqSchema}
      action={saveLandingFaq}
      missing={MISSING}
      labels={{ category: 'Category', question: 'Question', answer: 'Answer' }}
    >
      {(form) => (
        <>
          <SelectField form={form} name="category" label="Category" options={categories} />
          <TextField
            form={form}
            name="question"
            label="Question"
            hint="As a visitor would ask it, up to 160 characters."
          />
          <TextField
            form={form}
            name="answer"
            label="Answer"
            rows={8}
            hint="Plain text. An empty line starts a new paragraph."
          />
        </>
      )}
    </ContentForm>
  )
}
