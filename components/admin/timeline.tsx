import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { formatDateTime } from '@/lib/dates'

/** Lists the entries of a record's history. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="mt-4 grid gap-5 border-l border-line pl-5">
      {children}
    </ol>
  )
}

interface HistoryCardProps {
  children: ReactNode
  /** True if there are entries before the ones shown. */
  hasOlder: boolean
}

/** Shows a record's history in a card, newest first. */
export function HistoryCard({ children, hasOlder }: HistoryCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">History</h2>
      <Timeline label="History">{children}</Timeline>
      {hasOlder && <p className="mt-4 text-sm text-fg-soft">Older entries are not shown.</p>}
    </Card>
  )
}

interface TimelineEntryProps {
  who: string
  /** The rest of the sentence after the name, such as "added a note". */
  did: ReactNode
  at: Date
  /** Additional content below the sentence. */
  children?: ReactNode
}

export function TimelineEntry({ who, did, at, children }: TimelineEntryProps) {
  return (
    <li className="relative">
      <span
        aria-hidden="true"
        className="absolute top-1.5 -left-[calc(1.25rem+4.5px)] size-2 rounded-full bg-accent ring-4 ring-surface"
      />
      <p className="wrap-anywhere">
        <span className="font-semibold">{who}</span> {did}
      </p>
      <p className="text-xs text-fg-soft tabular-nums">
        <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
      </p>
      {children}
    </li>
  )
}

/** Shows the text of an entry, such as a note. */
export function TimelineText({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 max-w-prose rounded-sm bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
      {children}
    </p>
  )
}
