'use client'

import type { ReactNode } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { StaleNotice } from '@/components/forms/stale-notice'
import { useVersionedForm } from '@/components/forms/use-versioned-form'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { MISSING, retentionRange } from '@/lib/platform/fields'
import { saveRetention } from '@/lib/settings/actions'
import { type RetentionInput, retentionSchema } from '@/lib/settings/schema'
import { MonthsField } from './months-field'
import { SettingsCard } from './settings-card'

const fields = [
  {
    name: 'signupMonths',
    label: 'Waitlist signups (months)',
    hint: 'Counted from the day a person joined. The signup and related emails are erased; unsubscribed addresses stay on the list of suppressed addresses.',
  },
  {
    name: 'messageMonths',
    label: 'Replied and resolved messages (months)',
    hint: 'Counted from the last reply, note or change of status. Messages with the status “New” are never erased.',
  },
  {
    name: 'emailMonths',
    label: 'Emails (months)',
    hint: 'Counted from the day an email was created. The address and content are erased; the date it was sent is kept.',
  },
] as const

const staleLabels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))

/** Edits how long personal data is kept. */
export function RetentionCard({ values, pauseNotice }: { values: RetentionInput; pauseNotice: ReactNode }) {
  const form = useVersionedForm<RetentionInput>({
    schema: retentionSchema,
    action: saveRetention,
    values,
    missing: MISSING,
    done: 'Retention periods saved',
  })
  return (
    <SettingsCard
      title="Data retention"
      description={
        <>
          How many months we keep personal data, from {retentionRange.min} to {retentionRange.max}. Every
          night, older data is permanently erased. The{' '}
          <Link
            className="font-semibold text-accent underline underline-offset-4"
            href="/privacy#retention-periods"
          >
            Privacy Policy
          </Link>{' '}
          always shows these periods.
        </>
      }
    >
      {pauseNotice}
      <ActionForm form={form}>
        <StaleNotice form={form} labels={staleLabels} />
        {fields.map(({ name, label, hint }) => (
          <MonthsField key={name} form={form} name={name} label={label} hint={hint} />
        ))}
        <div>
          <Button type="submit" size="sm" loading={form.isPending} disabled={!form.formState.isDirty}>
            Save changes
          </Button>
        </div>
      </ActionForm>
    </SettingsCard>
  )
}
