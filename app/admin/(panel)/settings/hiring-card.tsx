'use client'

import type { ReactNode } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useVersionedForm } from '@/components/forms/use-versioned-form'
import { Button } from '@/components/ui/button'
import { saveHiringSettings } from '@/lib/careers/actions'
import { type HiringSettingsInput, hiringSettingsSchema } from '@/lib/careers/schema'
import { MISSING, retentionRange } from '@/lib/platform/fields'
import { MonthsField } from './months-field'
import { SettingsCard } from './settings-card'

const staleLabels = { contactEmail: 'Contact email', retentionMonths: 'Keep applications for (months)' }

/** Edits who applicants can contact, and how long their applications are kept. */
export function HiringCard({ values, pauseNotice }: { values: HiringSettingsInput; pauseNotice: ReactNode }) {
  const form = useVersionedForm<HiringSettingsInput>({
    schema: hiringSettingsSchema,
    action: saveHiringSettings,
    values,
    missing: MISSING,
    done: 'Hiring settings saved',
  })
  return (
    <SettingsCard
      title="Hiring"
      description="Who applicants can contact, and how long their applications are kept."
    >
      {pauseNotice}
      <ActionForm form={form}>
        <StaleNotice form={form} labels={staleLabels} />
        <TextField
          form={form}
          name="contactEmail"
          label="Contact email"
          type="email"
          maxLength={254}
          hint="Shown on the careers page. New applications and applicants’ replies go here. If you change it, check whether the privacy policy mentions the old address."
        />
        <MonthsField
          form={form}
          name="retentionMonths"
          label="Keep applications for (months)"
          hint={`From ${retentionRange.min} to ${retentionRange.max} months after the day the person was rejected or hired. The application and resume are then permanently erased. A change also applies to people already rejected or hired.`}
        />
        <div>
          <Button type="submit" size="sm" loading={form.isPending} disabled={!form.formState.isDirty}>
            Save changes
          </Button>
        </div>
      </ActionForm>
    </SettingsCard>
  )
}
