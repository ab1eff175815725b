import { EmailStatus } from '@/components/admin/email-status'
import { HistoryCard, TimelineEntry, TimelineText } from '@/components/admin/timeline'
import type { Thread } from '@/lib/contact/admin-queries'
import { retryEmail } from '@/lib/outbox/actions'
import { statusLabels } from '../labels'

interface ThreadHistoryProps {
  message: Pick<Thread, 'name' | 'receivedAt' | 'entries' | 'hasOlder'>
}

/** Lists replies and changes, newest first, down to the arrival of the message. */
export function ThreadHistory({ message }: ThreadHistoryProps) {
  const { name, receivedAt, entries, hasOlder } = message
  return (
    <HistoryCard hasOlder={hasOlder}>
      {entries.toReversed().map((entry) => (
        <TimelineEntry key={entry.id} who={entry.actorName} did={sentenceOf(entry)} at={entry.at}>
          {(entry.kind === 'note' || entry.kind === 'reply') && <TimelineText>{entry.text}</TimelineText>}
          {entry.email && <EmailStatus email={entry.email} retry={retryEmail} />}
        </TimelineEntry>
      ))}
      {!hasOlder && <TimelineEntry who={name} did="sent the message" at={receivedAt} />}
    </HistoryCard>
  )
}

function sentenceOf({ kind, fromStatus, toStatus, text }: Thread['entries'][number]) {
  if (kind === 'email') return text
  if (kind === 'note') return 'added a note for the team'
  if (kind === 'reply') return 'replied'
  return (
    <>
      changed the status{fromStatus && ` from ${statusLabels[fromStatus]}`}
      {toStatus && ` to ${statusLabels[toStatus]}`}
    </>
  )
}
