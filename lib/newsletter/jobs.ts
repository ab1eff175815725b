import 'server-only'
import { z } from 'zod'
import { DAY_MS } from '@/lib/dates'
import { keepSuppressed } from '@/lib/mail/suppression'
import { db, type Transaction } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf } from '@/lib/platform/record-sql'
import { runInBatches } from '@/lib/platform/run-in-batches'

const mail = columnsOf('MailMessage')

/** How long an unconfirmed address is kept after its link has expired. */
export const UNCONFIRMED_DAYS = 7

/** Rows per transaction. */
const BATCH = 1000

/** Deletes addresses that were never confirmed, together with their emails. */
async function forgetUnconfirmed() {
  const before = new Date(Date.now() - UNCONFIRMED_DAYS * DAY_MS)
  await runInBatches(BATCH, () => db.$transaction((tx) => forgetBatch(tx, before)))
}

const forgottenRow = z.object({ email: z.string(), isUnsubscribed: z.boolean() })

async function forgetBatch(tx: Transaction, before: Date): Promise<number> {
  const forgotten = await queryRows(tx, forgottenRow)`
    WITH forgotten AS (
      DELETE FROM newsletter_subscriber WHERE id IN (
        SELECT id FROM newsletter_subscriber
        WHERE confirmed_at IS NULL AND token_expires_at < ${before} LIMIT ${BATCH} FOR UPDATE)
      RETURNING id, email, status),
    emails AS (DELETE FROM mail_message USING forgotten WHERE ${mail.subjectId} = forgotten.id)
    SELECT email, status = 'unsubscribed' AND NOT EXISTS (
      SELECT 1 FROM waitlist
      WHERE waitlist.email = forgotten.email AND unsubscribed_at IS NULL AND deleted_at IS NULL) AS "isUnsubscribed"
    FROM forgotten`
  // An unsubscribe has to outlive the address, but must not stop emails to someone who has joined the waitlist.
  const unsubscribed = forgotten.filter(({ isUnsubscribed }) => isUnsubscribed)
  await keepSuppressed(
    tx,
    unsubscribed.map(({ email }) => email),
  )
  return forgotten.length
}

export const newsletterJobs: Record<string, Job> = { 'newsletter.forget-unconfirmed': forgetUnconfirmed }

export const newsletterSchedules = [{ job: 'newsletter.forget-unconfirmed', cron: '51 2 * * *' }]
