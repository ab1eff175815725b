import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { erasurePausedUntil, findRetention } from '@/lib/platform/retention'
import { runInBatches } from '@/lib/platform/run-in-batches'

/** Rows per statement. All emails of a campaign are due in the same night. */
const BATCH = 5000

/**
 * Erases the address and content of old emails. The rest of the row stays, because campaigns count their emails, and
 * threads show when each was sent. Once its content is gone, a failed email can no longer be retried.
 */
async function eraseContents() {
  const { emailMonths, ...retention } = await findRetention()
  if (erasurePausedUntil(retention)) return
  await runInBatches(
    BATCH,
    () => db.$executeRaw`
      UPDATE mail_message
      SET to_email = '', to_name = '', props = '{}', last_error = NULL,
        status = CASE WHEN status = 'failed' THEN 'cancelled' ELSE status END
      WHERE id IN (
        SELECT id FROM mail_message
        WHERE created_at < now() - make_interval(months => ${emailMonths}::int) AND status <> 'queued' AND to_email <> ''
        ORDER BY created_at LIMIT ${BATCH})`,
  )
}

export const outboxJobs: Record<string, Job> = { 'outbox.erase-contents': eraseContents }

export const outboxSchedules = [{ job: 'outbox.erase-contents', cron: '47 2 * * *' }]
