'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type InitialValues } from '@/components/admin/form-frame'
import { DraftNotice } from '@/components/forms/draft-notice'
import { SelectField } from '@/components/forms/select-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useLocalDraft } from '@/components/forms/use-local-draft'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { savePosition } from '@/lib/careers/actions'
import {
  departments,
  type PositionInput,
  positionLimits,
  positionMessages,
  positionSchema,
  positionStatuses,
  positionTypes,
} from '@/lib/careers/schema'
import { MISSING } from '@/lib/platform/fields'
import { AmountField } from './amount-field'
import { statusLabels } from './labels'
import { RequirementLines } from './requirement-lines'

const BACK = '/admin/careers'

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const departmentOptions = optionsOf(departments)
const typeOptions = optionsOf(positionTypes)
const statusOptions = positionStatuses.map((status) => ({ value: status, label: statusLabels[status] }))

const staleLabels = {
  title: 'Title',
  department: 'Department',
  location: 'Location',
  type: 'Type',
  status: 'Status',
  salary: 'Salary',
  salaryMin: 'Minimum salary',
  salaryMax: 'Maximum salary',
  description: 'Description',
  requirements: 'Requirements',
}

/** Edits a position. Version 0 means a new position. */
export function PositionForm({ values }: { values: InitialValues<PositionInput> }) {
  const router = useRouter()
  const form = useActionForm<PositionInput, null>({
    schema: positionSchema,
    action: savePosition,
    values,
    missing: MISSING,
    onSuccess: (_data, sent) => {
      draft.markSaved(sent)
      toast.success(isNew ? positionMessages.created : positionMessages.updated)
      form.settle(sent, { version: sent.version + 1 }, () => router.push(BACK))
    },
  })
  useNewerVersion(form, values)
  const { defaultValues } = form.formState
  const isNew = defaultValues?.version === 0
  const draft = useLocalDraft(form, `careers.draft.${isNew ? 'new' : defaultValues?.id}`)
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add position' : 'Save changes'}>
      <DraftNotice draft={draft} />
      <StaleNotice form={form} labels={staleLabels} />
      <TextField form={form} name="title" label="Title" maxLength={positionLimits.title} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField form={form} name="department" label="Department" options={departmentOptions} />
        <TextField
          form={form}
          name="location"
          label="Location"
          maxLength={positionLimits.location}
          placeholder="“Lagos, Nigeria” or “Remote”"
        />
        <SelectField form={form} name="type" label="Type" options={typeOptions} />
        <SelectField
          form={form}
          name="status"
          label="Status"
          options={statusOptions}
          hint="Only active positions are listed on the careers page. A paused position keeps its page, which says so."
        />
      </div>
      <TextField
        form={form}
        name="salary"
        label="Salary"
        optional
        maxLength={positionLimits.salary}
        placeholder="₦8M - ₦12M"
        hint="Shown to visitors exactly as you type it."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField form={form} name="salaryMin" label="Minimum salary" />
        <AmountField form={form} name="salaryMax" label="Maximum salary" />
        {/* As far from its fields, and from the next label, as other hints. */}
        <p className="-mt-5 mb-1.5 text-sm text-fg-soft sm:col-span-2">
          Naira per year, before tax. Search engines show this range with the position.
        </p>
      </div>
      <TextField
        form={form}
        name="description"
        label="Description"
        rows={4}
        hint="Leave a blank line to start a new paragraph."
      />
      <RequirementLines form={form} />
    </FormFrame>
  )
}
