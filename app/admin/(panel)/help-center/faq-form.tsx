'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type InitialValues } from '@/components/admin/form-frame'
import { QuestionFields } from '@/components/admin/question-fields'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { saveFaq } from '@/lib/help/actions'
import { helpCategoryNames } from '@/lib/help/categories'
import { type FaqInput, faqSchema } from '@/lib/help/schema'
import { MISSING } from '@/lib/platform/fields'

const BACK = '/admin/help-center'
const labels = { category: 'Category', question: 'Question', answer: 'Answer' }

/** Edits an FAQ. Version 0 means a new FAQ. */
export function FaqForm({ values }: { values: InitialValues<FaqInput> }) {
  const router = useRouter()
  const form = useActionForm<FaqInput, null>({
    schema: faqSchema,
    action: saveFaq,
    values,
    missing: MISSING,
    onSuccess: (_data, sent) => {
      toast.success(`FAQ ${isNew ? 'created' : 'updated'} successfully!`)
      const saved = { version: sent.version + 1, orderBefore: sent.order }
      form.settle(sent, saved, () => router.push(BACK))
    },
  })
  useNewerVersion(form, values)
  const isNew = form.formState.defaultValues?.version === 0
  // The order is saved only if it was edited here. Otherwise, there is no conflict to resolve.
  const isOrderChanged = form.formState.dirtyFields.order
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add FAQ' : 'Save changes'}>
      <StaleNotice form={form} labels={isOrderChanged ? { ...labels, order: 'Order' } : labels} />
      <QuestionFields
        form={form}
        categories={helpCategoryNames}
        hint="Plain text. Up to 2,000 characters. Leave a blank line to start a new paragraph."
      />
      <TextField
        form={form}
        name="order"
        label="Order"
        type="number"
        inputMode="numeric"
        hint="Position within the category. 1 comes first. Use a whole number, 1 or higher."
      />
    </FormFrame>
  )
}
