import 'server-only'
import { DAY_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf } from '@/lib/platform/record-sql'
import { runInBatches } from '@/lib/platform/run-in-batches'

const email = columnsOf('MailMessage')

/** How long an unconfirmed address is kept after its link has expired. */
export const UNCONFIRMED_DAYS = 7

/** Rows per statement. */
const BATCH = 1000

/** Deletes addresses that were never confirmed, together with their emails. */
async function forgetUnconfirmed() {
  const before = new Date(Date.now() - UNCONFIRMED_DAYS * DAY_MS)
  await runInBatches(BATCH, async () => {
    const [forgotten] = await queryRows(db, countRow)`
      WITH forgotten AS (
        DELETE FROM newsletter_subscriber WHERE id IN (
          SELECT id FROM newsletter_subscriber
          WHERE confirmed_at IS NULL AND token_expires_at < ${before} LIMIT ${BATCH} FOR UPDATE)
        RETURNING id),
      emails AS (DELETE FROM mail_message USING forgotten WHERE ${email.subjectId} = forgotten.id)
      SELECT count(*)::int AS count FROM forgotten`
    return forgotten?.count ?? 0
  })
}

export const newsletterJobs: Record<string, Job> = { 'newsletter.forget-unconfirmed': forgetUnconfirmed }

export const newsletterSchedules = [{ job: 'newsletter.forget-unconfirmed', cron: '51 2 * * *' }]
