'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { allowAddress } from '@/lib/outbox/actions'
import type { SuppressionReason } from '@/lib/outbox/schema'

const consequences: Record<SuppressionReason, string> = {
  unsubscribed:
    'This person asked for no more mail. Remove the address only if they have told you that they want it again.',
  bounced: 'Mail to this address came back. Remove it once you know that the address works again.',
  complained:
    'This person reported our mail as unwanted. Remove the address only if they have told you that they want it again.',
}

/** Takes an address off the list, after a question. */
export function AllowAddress({ email, reason }: { email: string; reason: SuppressionReason }) {
  return (
    <ConfirmButton
      label={
        <>
          Remove<span className="sr-only"> {email}</span>
        </>
      }
      question={`Write to ${email} again?`}
      verb="Remove"
      run={() => allowAddress({ email })}
      done={`${email} may get messages again`}
    >
      {consequences[reason]}
    </ConfirmButton>
  )
}
