import 'server-only'
import { z } from 'zod'
import { recordErasure } from '@/lib/audit/record'
import { eraseEmails } from '@/lib/mail/erase-emails'
import { keepSuppressed, unlistErased } from '@/lib/mail/suppression'
import { db, type Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Job } from '@/lib/platform/jobs'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { dueInTrash, erasurePausedUntil, findRetention, formatMonths } from '@/lib/platform/retention'
import { runInBatches } from '@/lib/platform/run-in-batches'

/** Rows per transaction. */
const BATCH = 1000

/**
 * Merges the differences that triggers append into one row per status. Uses one statement, so that readers see the
 * state either before or after.
 */
async function foldCounts() {
  await db.$executeRaw`
    WITH folded AS (DELETE FROM waitlist_count RETURNING status, delta)
    INSERT INTO waitlist_count (status, delta)
    SELECT status, sum(delta)::int FROM folded GROUP BY status`
}

/** Erases signups older than the retention period. */
async function eraseOld() {
  const { signupMonths, ...retention } = await findRetention()
  if (erasurePausedUntil(retention)) return
  await erase(
    Prisma.sql`created_at < now() - make_interval(months => ${signupMonths}::int)`,
    `${formatMonths(signupMonths)} after joining`,
  )
}

const erase = (isDue: Prisma.Sql, when: string) =>
  runInBatches(BATCH, () => db.$transaction((tx) => eraseBatch(tx, isDue, when)))

const erasedRow = z.object({ email: z.string(), isUnsubscribed: z.boolean() })

/** Erases due entries together with their emails, which contain the name, address and plan. */
async function eraseBatch(tx: Transaction, isDue: Prisma.Sql, when: string): Promise<number> {
  // This is a separate statement, which waits for a campaign that is writing to these people, so that its emails go too.
  const due = await queryRows(tx, idRow)`SELECT id FROM waitlist WHERE ${isDue} LIMIT ${BATCH} FOR UPDATE`
  const ids = due.map(({ id }) => id)
  const erased = await queryRows(tx, erasedRow)`
    WITH erased AS (DELETE FROM waitlist WHERE id = ANY(${ids}::uuid[]) RETURNING email, unsubscribed_at)
    SELECT email, unsubscribed_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM newsletter_subscriber AS subscriber
      WHERE subscriber.email = erased.email AND subscriber.status = 'subscribed') AS "isUnsubscribed"
    FROM erased`
  await eraseEmails(tx, Prisma.sql`subject_id = ANY(${ids}::uuid[])`)
  // An unsubscribe has to outlive the entry, but must not stop a newsletter that the person has confirmed.
  const unsubscribed = erased.filter(({ isUnsubscribed }) => isUnsubscribed)
  await keepSuppressed(
    tx,
    unsubscribed.map(({ email }) => email),
  )
  await unlistErased(
    tx,
    erased.map(({ email }) => email),
  )
  const count = erased.length
  if (count > 0) await recordErasure(tx, { noun: 'waitlist', labels: ['a signup', 'signups'], count, when })
  return count
}

export const waitlistJobs: Record<string, Job> = {
  'waitlist.fold-counts': foldCounts,
  'waitlist.empty-trash': () => erase(...dueInTrash),
  'waitlist.erase-old': eraseOld,
}

export const waitlistSchedules = [
  { job: 'waitlist.fold-counts', cron: '* * * * *' },
  { job: 'waitlist.empty-trash', cron: '17 2 * * *' },
  { job: 'waitlist.erase-old', cron: '19 2 * * *' },
]
