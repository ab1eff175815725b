import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { erasurePause, findRetention } from '@/lib/platform/retention'

/**
 * Erases the address and content of old emails. The rest of the row stays, because campaigns count their emails, and
 * threads show when each was sent. Once its content is gone, a failed email can no longer be retried.
 */
async function eraseContents() {
  const { emailMonths, ...retention } = await findRetention()
  if (erasurePause(retention)) return
  await db.$executeRaw`
    UPDATE mail_message
    SET to_email = '', to_name = '', props = '{}', last_error = NULL,
      status = CASE WHEN status = 'failed' THEN 'cancelled' ELSE status END
    WHERE created_at < now() - make_interval(months => ${emailMonths}::int) AND status <> 'queued' AND to_email <> ''`
}

export const outboxJobs: Record<string, Job> = { 'outbox.erase-contents': eraseContents }

export const outboxSchedules = [{ job: 'outbox.erase-contents', cron: '47 2 * * *' }]
