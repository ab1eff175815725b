'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { QuestionFields } from '@/components/admin/question-fields'
import { saveLandingFaq } from '@/lib/landing/actions'
import { faqCategories, landingFaqSchema } from '@/lib/landing/schema'
import { MISSING } from '@/lib/platform/fields'

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
        <QuestionFields
          form={form}
          categories={faqCategories}
          hint="Plain text. Leave a blank line to start a new paragraph."
        />
      )}
    </ContentForm>
  )
}
