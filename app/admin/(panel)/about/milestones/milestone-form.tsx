'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type Start } from '@/components/admin/form-frame'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveMilestone } from '@/lib/about/actions'
import { MISSING, type MilestoneInput, milestoneSchema } from '@/lib/about/schema'

const BACK = '/admin/about/milestones'

/** Version 0: a new one. */
export function MilestoneForm({ values }: { values: Start<MilestoneInput> }) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<MilestoneInput, null>({
    schema: milestoneSchema,
    action: saveMilestone,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(`Milestone ${isNew ? 'created' : 'updated'} successfully!`)
      router.push(BACK)
    },
  })
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add milestone' : 'Save changes'}>
      <StaleNotice form={form} labels={{ year: 'Year', title: 'Title', description: 'Description' }} />
      <TextField form={form} name="year" label="Year" hint="As it is shown: “2023”, “Early 2025”." />
      <TextField form={form} name="title" label="Title" hint="Up to 80 characters." />
      <TextField
        form={form}
        name="description"
        label="Description"
        optional
        rows={4}
        hint="One or two sentences, up to 400 characters."
      />
    </FormFrame>
  )
}
