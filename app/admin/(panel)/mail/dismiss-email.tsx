'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { dismissEmail } from '@/lib/outbox/actions'

interface DismissEmailProps {
  id: string
  /** The recipient's address, which distinguishes this button from the others. */
  address?: string
}

/** Offers to cancel a failed email, so that it is no longer reported. */
export function DismissEmail({ id, address }: DismissEmailProps) {
  return (
    <ConfirmButton
      label={<>Dismiss{address && <span className="sr-only"> the email to {address}</span>}</>}
      button={{ variant: 'ghost' }}
      question="Dismiss this email?"
      verb="Dismiss"
      disappears
      run={() => dismissEmail({ id })}
      done="Email dismissed"
    >
      It won’t be sent, and you won’t be able to retry it.
    </ConfirmButton>
  )
}
