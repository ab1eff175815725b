import type { ReactNode } from 'react'
import type { MailStatus } from '@/lib/outbox/schema'
import { MailBadge } from './mail-badge'
import { type Retry, RetryEmail } from './retry-email'

interface EmailStatusProps {
  email: { id: string; status: MailStatus; error: string }
  /** Requeues a failed email. */
  retry: Retry
  /** Additional content below the status, such as the text of the email. */
  children?: ReactNode
}

/** Shows the delivery status of an email in the outbox. */
export function EmailStatus({ email, retry, children }: EmailStatusProps) {
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <MailBadge status={email.status} />
        {email.status === 'failed' && <RetryEmail id={email.id} retry={retry} />}
      </div>
      {email.error && email.status !== 'sent' && (
        <p className="text-sm wrap-anywhere text-fg-soft">Mail server response: {email.error}</p>
      )}
      {children}
    </div>
  )
}
