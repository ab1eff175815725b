'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type Start } from '@/components/admin/form-frame'
import { SelectField } from '@/components/forms/select-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveLandingFaq } from '@/lib/landing/actions'
import { faqCategories, type LandingFaqInput, landingFaqSchema, MISSING } from '@/lib/landing/schema'

const categories = faqCategories.map((value) => ({ value, label: value }))
const BACK = '/admin/landing/faq'

/** Version 0: a new one. */
export function FaqForm({ values }: { values: Start<LandingFaqInput> }) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<LandingFaqInput, null>({
    schema: landingFaqSchema,
    action: saveLandingFaq,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(`FAQ ${isNew ? 'created' : 'updated'} successfully!`)
      router.push(BACK)
    },
  })
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add FAQ' : 'Save changes'}>
      <StaleNotice form={form} labels={{ category: 'Category', question: 'Question', answer: 'Answer' }} />
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
    </FormFrame>
  )
}
