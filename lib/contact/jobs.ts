import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { columnsOf } from '@/lib/platform/record-sql'

const email = columnsOf('MailMessage')

/** How long deleted messages can be restored (product decision: Trash, 30 days). */
const TRASH_DAYS = 30

/** Erases a message with its thread and its emails in the outbox, because they quote it. */
async function emptyTrash() {
  const before = new Date(Date.now() - TRASH_DAYS * 24 * 60 * 60 * 1000)
  await db.$executeRaw`
    WITH erased AS (DELETE FROM contact_message WHERE deleted_at < ${before} RETURNING id)
    DELETE FROM mail_message USING erased WHERE ${email.subjectId} = erased.id`
}

export const contactJobs: Record<string, Job> = { 'contact.empty-trash': emptyTrash }

export const contactSchedules = [{ job: 'contact.empty-trash', cron: '37 2 * * *' }]
