import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { columnsOf } from '@/lib/platform/record-sql'

const email = columnsOf('MailMessage')

/** How long deleted entries can be restored (product decision: Trash, 30 days). */
export const TRASH_DAYS = 30

/**
 * Merges the differences that triggers append into one row per status. In one statement, so that readers see the
 * state before or after.
 */
async function foldCounts() {
  await db.$executeRaw`
    WITH folded AS (DELETE FROM waitlist_count RETURNING status, delta)
    INSERT INTO waitlist_count (status, delta)
    SELECT status, sum(delta)::int FROM folded GROUP BY status`
}

/** Erases the emails with the entry, because they contain its name, address and plan. */
async function emptyTrash() {
  const before = new Date(Date.now() - TRASH_DAYS * 24 * 60 * 60 * 1000)
  // An unsubscribe has to outlive the entry.
  await db.$executeRaw`
    WITH erased AS (DELETE FROM waitlist WHERE deleted_at < ${before} RETURNING id, email, unsubscribed_at),
    emails AS (DELETE FROM mail_message USING erased WHERE ${email.subjectId} = erased.id)
    INSERT INTO mail_suppression (email, reason)
    SELECT email, 'unsubscribed' FROM erased WHERE unsubscribed_at IS NOT NULL
    ON CONFLICT (email) DO NOTHING`
}

export const waitlistJobs: Record<string, Job> = {
  'waitlist.fold-counts': foldCounts,
  'waitlist.empty-trash': emptyTrash,
}

export const waitlistSchedules = [
  { job: 'waitlist.fold-counts', cron: '* * * * *' },
  { job: 'waitlist.empty-trash', cron: '17 2 * * *' },
]
