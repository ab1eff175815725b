import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { MailStatus } from '@/lib/mail/schema'
import { type Retry, RetryMail } from './retry-mail'

interface MailStateProps {
  mail: { id: string; status: MailStatus; error: string }
  /** Puts a mail that failed into the queue again. */
  retry: Retry
  /** What was written. */
  children?: ReactNode
}

const states: Record<MailStatus, { name: string; tone: BadgeTone }> = {
  queued: { name: 'Queued', tone: 'warn' },
  sent: { name: 'Sent', tone: 'accent' },
  failed: { name: 'Failed', tone: 'danger' },
  suppressed: { name: 'Held back', tone: 'neutral' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
}

/** How a letter stands in the outbox. */
export function MailState({ mail, retry, children }: MailStateProps) {
  const { name, tone } = states[mail.status]
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{name}</Badge>
        {mail.status === 'failed' && <RetryMail id={mail.id} retry={retry} />}
      </div>
      {mail.error && mail.status !== 'sent' && (
        <p className="text-sm wrap-anywhere text-fg-soft">The mail server says: {mail.error}</p>
      )}
      {children}
    </div>
  )
}
