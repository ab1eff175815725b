'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type Start } from '@/components/admin/form-frame'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveCoreValue } from '@/lib/about/actions'
import { type CoreValueInput, coreValueSchema, MISSING } from '@/lib/about/schema'
import { IconField } from './icon-field'

const BACK = '/admin/about/values'

/** Version 0: a new one. */
export function ValueForm({ values }: { values: Start<CoreValueInput> }) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<CoreValueInput, null>({
    schema: coreValueSchema,
    action: saveCoreValue,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(`Core value ${isNew ? 'created' : 'updated'} successfully!`)
      router.push(BACK)
    },
  })
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add core value' : 'Save changes'}>
      <StaleNotice form={form} labels={{ title: 'Title', description: 'Description', icon: 'Icon' }} />
      <TextField form={form} name="title" label="Title" hint="Up to 60 characters." />
      <TextField
        form={form}
        name="description"
        label="Description"
        rows={4}
        hint="What it means in practice, up to 400 characters."
      />
      <IconField form={form} />
    </FormFrame>
  )
}
