'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame } from '@/components/admin/form-frame'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { saveClaim } from '@/lib/landing/actions'
import { type ClaimInput, claimSchema } from '@/lib/landing/schema'
import { MISSING } from '@/lib/platform/fields'

const BACK = '/admin/landing/claims'

/** Edits a claim. `today` is the latest date that can be chosen. */
export function ClaimForm({ values, today }: { values: ClaimInput; today: string }) {
  const router = useRouter()
  const form = useActionForm({
    schema: claimSchema,
    action: saveClaim,
    values,
    missing: MISSING,
    onSuccess: (_data, sent) => {
      toast.success('Claim updated successfully!')
      form.settle(sent, { version: sent.version + 1 }, () => router.push(BACK))
    },
  })
  useNewerVersion(form, values)
  return (
    <FormFrame form={form} back={BACK} save="Save changes">
      <StaleNotice
        form={form}
        labels={{
          value: 'Value',
          label: 'Label',
          source: 'Internal source',
          publicSource: 'Public source',
          checkedOn: 'Last checked',
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="value" label="Value" hint="As it should appear, such as “15K+”." />
        <TextField form={form} name="label" label="Label" hint="The text next to the value." />
      </div>
      <TextField
        form={form}
        name="source"
        label="Internal source"
        rows={4}
        hint="The report or person the claim comes from. Only staff can see this."
      />
      <TextField
        form={form}
        name="publicSource"
        label="Public source"
        optional
        hint="One sentence. For claims on the landing page, visitors can open it under “Source”. Leave it empty if there is no source."
      />
      <TextField
        form={form}
        name="checkedOn"
        label="Last checked"
        type="date"
        max={today}
        hint="When someone last confirmed the claim."
      />
    </FormFrame>
  )
}
