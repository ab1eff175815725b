import type { BadgeTone } from '@/components/ui/badge'
import { formatCountOf } from '@/lib/count'
import { DAY_MS } from '@/lib/dates'
import type { ErasedPart, ListedStatus } from '@/lib/personal-data/admin-queries'
import type { RequestKind } from '@/lib/personal-data/request-rules'

export const kindLabels: Record<RequestKind, string> = {
  access: 'Copy of data',
  erasure: 'Erasure of data',
}

export const statusLabels: Record<ListedStatus, string> = {
  open: 'Open',
  erasing: 'Being erased',
  failed: 'Erasure failed',
  done: 'Done',
  refused: 'Refused',
}

export const statusTones: Record<ListedStatus, BadgeTone> = {
  open: 'warn',
  erasing: 'warn',
  failed: 'danger',
  done: 'accent',
  refused: 'neutral',
}

/** Returns a line of the erasure record: "Messages to us: 2 records", "Campaigns: address removed from 1 record". */
export function erasureLine({ title, count, isMention }: ErasedPart): string {
  return `${title}: ${isMention ? 'address removed from ' : ''}${formatCountOf(count, 'record')}`
}

/** Returns the time until a deadline: "in 3 days", "within a day", "since today", "by 2 days". */
export function timeLeft(dueAt: Date, now: Date): string {
  const days = Math.ceil((dueAt.getTime() - now.getTime()) / DAY_MS)
  if (days === 1 || days === 0) return days === 1 ? 'within a day' : 'since today'
  const count = formatCountOf(Math.abs(days), 'day')
  return days > 0 ? `in ${count}` : `by ${count}`
}
