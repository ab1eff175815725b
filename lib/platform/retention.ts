import 'server-only'
import { DAY_MS } from '@/lib/dates'
import { db } from './db'
import { Prisma } from './generated/prisma/client'
import { TRASH_DAYS } from './trash-days'

/** The default periods, until staff save their own. */
const retentionDefaults = { signupMonths: 36, messageMonths: 24, emailMonths: 12, shortenedAt: null }

/** For this long after a period is shortened, nothing is erased, so that an owner can undo it (product decision). */
const GRACE_MS = 7 * DAY_MS

/** Returns the retention periods in months. Version 0 means that nobody has saved them and the defaults apply. */
export async function findRetention(from: Pick<typeof db, 'retentionSettings'> = db) {
  const saved = await from.retentionSettings.findUnique({
    where: { id: 1 },
    omit: { id: true, updatedAt: true },
  })
  return saved ?? { ...retentionDefaults, version: 0 }
}

/** Returns when the pause on erasure that follows a shortened period ends, or null. */
export function erasurePausedUntil({ shortenedAt }: { shortenedAt: Date | null }): Date | null {
  const end = shortenedAt && new Date(shortenedAt.getTime() + GRACE_MS)
  return end && end > new Date() ? end : null
}

/** Selects rows that have been in the Trash for 30 days, and says when that is, for the record of their erasure. */
export const dueInTrash = [
  Prisma.sql`deleted_at < now() - make_interval(days => ${TRASH_DAYS}::int)`,
  `${TRASH_DAYS} days after deletion`,
] as const

export const formatMonths = (count: number) => (count === 1 ? 'a month' : `${count} months`)
