import type { BadgeTone } from '@/components/ui/badge'
import { formatCountOf } from '@/lib/count'
import { lagosDay } from '@/lib/dates'
import type { ErasedPart, ListedStatus } from '@/lib/personal-data/admin-queries'
import type { RequestKind } from '@/lib/personal-data/request-rules'
import { daysBetween } from '@/lib/plan/calendar-day'

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

/**
 * Returns the time to a deadline in calendar days: "today", "tomorrow", "in 3 days". After the deadline, returns text to
 * follow "Overdue": "as of today", "by 2 days".
 */
export function timeLeft(dueAt: Date, now: Date): string {
  const days = daysBetween(lagosDay(now), lagosDay(dueAt))
  if (days < 0) return `by ${formatCountOf(-days, 'day')}`
  if (days === 0) return dueAt < now ? 'as of today' : 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
