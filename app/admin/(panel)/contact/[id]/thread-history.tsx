import { MailState } from '@/components/admin/mail-state'
import { Timeline, TimelineEntry, TimelineText } from '@/components/admin/timeline'
import { Card } from '@/components/ui/card'
import type { ThreadEntry } from '@/lib/contact/thread'
import { retryMail } from '@/lib/outbox/actions'
import { statusNames } from '../labels'

/** Lists replies and changes, oldest first like a conversation. */
export function ThreadHistory({ entries }: { entries: ThreadEntry[] }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">History</h2>
      {entries.length === 0 ? (
        <p className="mt-2 text-sm text-fg-soft">Nothing yet.</p>
      ) : (
        <Timeline label="History">
          {entries.map((entry) => (
            <TimelineEntry key={entry.id} who={entry.actorName} did={sentenceOf(entry)} at={entry.at}>
              {(entry.kind === 'note' || entry.kind === 'reply') && <TimelineText>{entry.text}</TimelineText>}
              {entry.mail && <MailState mail={entry.mail} retry={retryMail} />}
            </TimelineEntry>
          ))}
        </Timeline>
      )}
    </Card>
  )
}

function sentenceOf({ kind, fromStatus, toStatus, text }: ThreadEntry) {
  if (kind === 'email') return text
  if (kind === 'note') return 'wrote a note for the team'
  if (kind === 'reply') return 'replied'
  return (
    <>
      changed the status{fromStatus && ` from ${statusNames[fromStatus]}`}
      {toStatus && ` to ${statusNames[toStatus]}`}
    </>
  )
}
