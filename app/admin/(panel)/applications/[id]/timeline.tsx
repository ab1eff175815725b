import { Card } from '@/components/ui/card'
import type { TimelineItem } from '@/lib/applications/timeline'
import { formatDateTime } from '@/lib/dates'
import { statusNames } from '../words'
import { MailState } from './mail-state'

interface TimelineProps {
  items: TimelineItem[]
  applicantName: string
}

/** Who did what when, the newest first. */
export function Timeline({ items, applicantName }: TimelineProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">History</h2>
      <ol aria-label="History" className="mt-4 grid gap-5 border-l border-line pl-5">
        {items.toReversed().map((item) => (
          <li key={item.id} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[calc(1.25rem+4.5px)] size-2 rounded-full bg-accent ring-4 ring-surface"
            />
            <p className="wrap-anywhere">
              <span className="font-semibold">{item.actorName || whoOf(item, applicantName)}</span>{' '}
              {sentenceOf(item)}
            </p>
            <p className="text-xs text-fg-soft tabular-nums">
              <time dateTime={item.at.toISOString()}>{formatDateTime(item.at)}</time>
            </p>
            {item.kind === 'note' && (
              <p className="mt-2 max-w-prose rounded-sm bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
                {item.text}
              </p>
            )}
            {item.kind === 'mail' && <MailState mail={item.mail} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function whoOf({ kind }: TimelineItem, applicantName: string) {
  return kind === 'mail' ? 'The site' : applicantName
}

function sentenceOf({ kind, fromStatus, toStatus, text }: TimelineItem) {
  if (kind === 'received') return 'sent the application'
  if (kind === 'note') return 'wrote a note'
  if (kind === 'resume') return 'opened the resume'
  if (kind === 'mail') return <>wrote a mail: {text}</>
  return (
    <>
      changed the status{fromStatus && ` from ${statusNames[fromStatus]}`}
      {toStatus && ` to ${statusNames[toStatus]}`}
    </>
  )
}
