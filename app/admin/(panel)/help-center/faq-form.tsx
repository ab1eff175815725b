'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type Start } from '@/components/admin/form-frame'
import { SelectField } from '@/components/forms/select-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveFaq } from '@/lib/help/actions'
import { helpCategoryNames, helpMessages } from '@/lib/help/categories'
import { type FaqInput, faqSchema } from '@/lib/help/schema'

const categories = helpCategoryNames.map((value) => ({ value, label: value }))
const BACK = '/admin/help-center'
const labels = { category: 'Category', question: 'Question', answer: 'Answer', order: 'Order' }

/** Version 0: a new one. */
export function FaqForm({ values }: { values: Start<FaqInput> }) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<FaqInput, null>({
    schema: faqSchema,
    action: saveFaq,
    values,
    missing: helpMessages.missing,
    onSuccess: () => {
      toast.success(`FAQ ${isNew ? 'created' : 'updated'} successfully!`)
      router.push(BACK)
    },
  })
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add FAQ' : 'Save changes'}>
      <StaleNotice form={form} labels={labels} />
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
        hint="Plain text, up to 2,000 characters. An empty line starts a new paragraph."
      />
      <TextField
        form={form}
        name="order"
        label="Order"
        type="number"
        inputMode="numeric"
        hint="Its place in the category: 1 is first. Use a whole number, 1 or higher."
      />
    </FormFrame>
  )
}
