import { EmailStatus } from '@/components/admin/email-status'
import { HistoryCard, TimelineEntry, TimelineText } from '@/components/admin/timeline'
import type { ApplicationDetails } from '@/lib/applications/admin-queries'
import { retryEmail } from '@/lib/outbox/actions'
import { statusLabels } from '../labels'

interface TimelineProps {
  items: ApplicationDetails['timeline']
  hasOlder: boolean
  applicantName: string
}

/** Lists the history, newest first. */
export function Timeline({ items, hasOlder, applicantName }: TimelineProps) {
  return (
    <HistoryCard hasOlder={hasOlder}>
      {items.toReversed().map((item) => (
        <TimelineEntry
          key={item.id}
          who={item.actorName || applicantName}
          did={sentenceOf(item)}
          at={item.at}
        >
          {item.kind === 'note' && <TimelineText>{item.text}</TimelineText>}
          {item.email && (
            <EmailStatus email={item.email} retry={retryEmail}>
              {item.email.body && <EmailBody text={item.email.body} />}
            </EmailStatus>
          )}
        </TimelineEntry>
      ))}
    </HistoryCard>
  )
}

function EmailBody({ text }: { text: string }) {
  return (
    <details className="max-w-prose text-sm">
      <summary className="cursor-pointer text-fg-soft hover:text-fg">Show the message</summary>
      <p className="mt-2 rounded-sm bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">{text}</p>
    </details>
  )
}

function sentenceOf({ kind, fromStatus, toStatus, text }: ApplicationDetails['timeline'][number]) {
  if (kind === 'received') return 'submitted the application'
  if (kind === 'note') return 'added a note'
  if (kind === 'resume') return 'opened the resume'
  if (kind === 'mail' || kind === 'email') return <>wrote an email: {text}</>
  return (
    <>
      changed the status{fromStatus && ` from ${statusLabels[fromStatus]}`}
      {toStatus && ` to ${statusLabels[toStatus]}`}
    </>
  )
}
