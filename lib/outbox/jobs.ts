import 'server-only'
import { recordErasure } from '@/lib/audit/record'
import { withoutContent } from '@/lib/mail/erase-emails'
import { db, type Transaction } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { erasurePausedUntil, findRetention, formatMonths } from '@/lib/platform/retention'
import { runInBatches } from '@/lib/platform/run-in-batches'

/** Rows per transaction. All emails of a campaign are due in the same night. */
const BATCH = 5000

/**
 * Erases the address and content of old emails. The rest of the row stays, because campaigns count their emails, and
 * threads show when each was sent.
 */
async function eraseContents() {
  const { emailMonths, ...retention } = await findRetention()
  if (erasurePausedUntil(retention)) return
  await runInBatches(BATCH, () => db.$transaction((tx) => eraseBatch(tx, emailMonths)))
}

async function eraseBatch(tx: Transaction, months: number): Promise<number> {
  const count = await tx.$executeRaw`
    UPDATE mail_message
    SET ${withoutContent}
    WHERE id IN (
      SELECT id FROM mail_message
      WHERE created_at < now() - make_interval(months => ${months}::int) AND status <> 'queued' AND to_email <> ''
      ORDER BY created_at LIMIT ${BATCH})`
  const when = `${formatMonths(months)} after creation`
  if (count > 0) await recordErasure(tx, { noun: 'mail', labels: ['an email', 'emails'], count, when })
  return count
}

export const outboxJobs: Record<string, Job> = { 'outbox.erase-contents': eraseContents }

export const outboxSchedules = [{ job: 'outbox.erase-contents', cron: '47 2 * * *' }]
