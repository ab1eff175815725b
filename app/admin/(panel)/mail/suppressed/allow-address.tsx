'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { allowAddress } from '@/lib/outbox/actions'
import type { SuppressionReason } from '@/lib/outbox/schema'

const warnings: Record<SuppressionReason, string> = {
  unsubscribed: 'This person unsubscribed. Only continue if they’ve asked to receive emails again.',
  bounced: 'Emails to this address bounced. Only continue once you know the address works again.',
  complained: 'This person marked our email as spam. Only continue if they’ve asked to receive emails again.',
}

/** Removes an address from the suppression list, after confirmation. */
export function AllowAddress({ email, reason }: { email: string; reason: SuppressionReason }) {
  return (
    <ConfirmButton
      label={
        <>
          Allow bulk email again<span className="sr-only"> to {email}</span>
        </>
      }
      question={`Allow bulk email to ${email} again?`}
      verb="Allow bulk email again"
      disappears
      run={() => allowAddress({ email })}
      done={`${email} can receive bulk email again`}
    >
      {warnings[reason]}
    </ConfirmButton>
  )
}
