import 'server-only'
import { recordErasure } from '@/lib/audit/record'
import { db, type Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Job } from '@/lib/platform/jobs'
import { countRow, idRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import { dueInTrash, erasurePausedUntil, findRetention, formatMonths } from '@/lib/platform/retention'
import { runInBatches } from '@/lib/platform/run-in-batches'

const email = columnsOf('MailMessage')
const message = columnsOf('ContactMessage')
const event = columnsOf('ContactEvent')

/** Rows per transaction. */
const BATCH = 1000

/** Erases answered messages whose thread has been inactive for the retention period. */
async function eraseAnswered() {
  const { messageMonths, ...retention } = await findRetention()
  if (erasurePausedUntil(retention)) return
  const before = Prisma.sql`now() - make_interval(months => ${messageMonths}::int)`
  await erase(
    Prisma.sql`${message.status} <> 'new' AND ${message.receivedAt} < ${before} AND NOT EXISTS (
      SELECT 1 FROM ${tableOf('ContactEvent')} WHERE ${event.messageId} = ${message.id} AND ${event.at} >= ${before})`,
    `${formatMonths(messageMonths)} after the last change`,
  )
}

const erase = (isDue: Prisma.Sql, when: string) =>
  runInBatches(BATCH, () => db.$transaction((tx) => eraseBatch(tx, isDue, when)))

/**
 * Erases messages with their threads and their emails in the outbox, which quote them. Returns how many were due, which
 * can be more than it erased.
 */
async function eraseBatch(tx: Transaction, isDue: Prisma.Sql, when: string): Promise<number> {
  // This is a separate statement, which waits for a reply that someone is sending, so that the next one sees its email.
  const due = await queryRows(tx, idRow)`
    SELECT id::text FROM contact_message WHERE ${isDue} LIMIT ${BATCH} FOR UPDATE`
  const ids = due.map(({ id }) => id)
  // Repeats the condition, because it also reads the thread, which may have a new reply since the wait.
  const [erased] = await queryRows(tx, countRow)`
    WITH erased AS (
      DELETE FROM contact_message WHERE ${message.id} = ANY(${ids}::uuid[]) AND ${isDue} RETURNING ${message.id}),
    emails AS (DELETE FROM mail_message USING erased WHERE ${email.subjectId} = erased.id)
    SELECT count(*)::int AS count FROM erased`
  const count = erased?.count ?? 0
  if (count > 0) await recordErasure(tx, { noun: 'contact', labels: ['a message', 'messages'], count, when })
  return due.length
}

export const contactJobs: Record<string, Job> = {
  'contact.empty-trash': () => erase(...dueInTrash),
  'contact.erase-answered': eraseAnswered,
}

export const contactSchedules = [
  { job: 'contact.empty-trash', cron: '37 2 * * *' },
  { job: 'contact.erase-answered', cron: '39 2 * * *' },
]
