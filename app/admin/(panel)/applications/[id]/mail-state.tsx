import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { TimelineItem } from '@/lib/applications/timeline'
import { RetryMail } from './retry-mail'

type Mail = NonNullable<TimelineItem['mail']>

const states: Record<Mail['status'], { name: string; tone: BadgeTone }> = {
  queued: { name: 'Queued', tone: 'warn' },
  sent: { name: 'Sent', tone: 'accent' },
  failed: { name: 'Failed', tone: 'danger' },
  suppressed: { name: 'Held back', tone: 'neutral' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
}

/** How a letter stands in the outbox, and what was written. */
export function MailState({ mail }: { mail: TimelineItem['mail'] }) {
  if (!mail) return null
  const { name, tone } = states[mail.status]
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{name}</Badge>
        {mail.status === 'failed' && <RetryMail id={mail.id} />}
      </div>
      {mail.error && mail.status !== 'sent' && (
        <p className="text-sm wrap-anywhere text-fg-soft">The mail server says: {mail.error}</p>
      )}
      {mail.body && (
        <details className="max-w-prose text-sm">
          <summary className="cursor-pointer text-fg-soft hover:text-fg">Show the message</summary>
          <p className="mt-2 rounded-sm bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">{mail.body}</p>
        </details>
      )}
    </div>
  )
}
