import 'server-only'
import { DAY_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import type { Job, Schedule } from '@/lib/platform/jobs'
import { KEPT_DAYS } from './schema'

/** Deletes old invitations, so that email addresses are kept no longer than necessary. The audit log keeps the outcome. */
export async function deleteOldInvitations() {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS)
  await db.adminInvitation.deleteMany({
    where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
  })
}

export const staffJobs: Record<string, Job> = { 'staff.delete-old-invitations': deleteOldInvitations }

export const staffSchedules: Schedule[] = [{ job: 'staff.delete-old-invitations', cron: '50 2 * * *' }]
