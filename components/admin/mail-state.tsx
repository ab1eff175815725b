import type { ReactNode } from 'react'
import type { MailStatus } from '@/lib/outbox/schema'
import { MailBadge } from './mail-badge'
import { type Retry, RetryMail } from './retry-mail'

interface MailStateProps {
  mail: { id: string; status: MailStatus; error: string }
  /** Requeues a failed email. */
  retry: Retry
  /** Additional content below the status, such as the text of the email. */
  children?: ReactNode
}

/** Shows the delivery status of an email in the outbox. */
export function MailState({ mail, retry, children }: MailStateProps) {
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <MailBadge status={mail.status} />
        {mail.status === 'failed' && <RetryMail id={mail.id} retry={retry} />}
      </div>
      {mail.error && mail.status !== 'sent' && (
        <p className="text-sm wrap-anywhere text-fg-soft">Mail server response: {mail.error}</p>
      )}
      {children}
    </div>
  )
}
