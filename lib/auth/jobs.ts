import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job, Schedule } from '@/lib/platform/jobs'

const DAY = 24 * 60 * 60 * 1000

/** Sessions are kept for 30 days after they start, as a record of sign-ins. */
export async function deleteOldSessions() {
  await db.adminSession.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - 30 * DAY) } } })
}

/** Expired counters are of no use. */
export async function deleteExpiredLimits() {
  await db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(Date.now()) } } })
}

export const authJobs: Record<string, Job> = {
  'auth.delete-old-sessions': deleteOldSessions,
  'auth.delete-expired-limits': deleteExpiredLimits,
}

export const authSchedules: Schedule[] = [
  { job: 'auth.delete-old-sessions', cron: '20 2 * * *' },
  { job: 'auth.delete-expired-limits', cron: '40 * * * *' },
]
