'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { sendCopy } from '@/lib/personal-data/actions'
import { COPY_DAYS } from '@/lib/personal-data/request-rules'

interface SendCopyProps {
  person: string
  email: string
  /** True if the person requested a copy. */
  isRequested: boolean
}

/** Emails the person a link to a copy of all their data, after confirmation. */
export function SendCopy({ person, email, isRequested }: SendCopyProps) {
  return (
    <ConfirmButton
      label="Send copy"
      button={{ variant: isRequested ? 'primary' : 'secondary' }}
      question="Send the copy?"
      verb="Send the link"
      tone="primary"
      run={() => sendCopy({ person })}
      done="The link is on its way"
    >
      <span className="wrap-anywhere">{email}</span> gets an email with a personal link. It is valid for{' '}
      {COPY_DAYS} days and works once. The email itself contains no personal data.
    </ConfirmButton>
  )
}
