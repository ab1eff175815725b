import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { db, type Transaction } from '@/lib/platform/db'
import { isLockTimeout } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Job } from '@/lib/platform/jobs'
import type { PersonalData } from '@/lib/platform/personal-data'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import { runInBatches } from '@/lib/platform/run-in-batches'
import {
  closeRequests,
  ERASE_PERSON,
  type Erasure,
  eraseInBatches,
  erasePersonalTables,
  sweepMentions,
  writtenFromNow,
} from './erase-person'
import { lockAddress } from './running-erasure'

/** How long an unconfirmed request is kept after its link expires. */
export const UNCONFIRMED_DAYS = 7
/**
 * How long the address of an answered request is kept, in case of questions. After that, only an anonymous
 * record remains.
 */
export const ANSWERED_MONTHS = 12

const STEP_TIMEOUT_MS = 30_000
/** How many times a step is tried before a lock timeout (set in `lib/platform/db`) fails the job. */
const STEP_ATTEMPTS = 10

/** Runs a step of an erasure, and repeats only that step if it times out waiting for a lock. */
async function step<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work, { timeout: STEP_TIMEOUT_MS })
    } catch (error) {
      if (attempt === STEP_ATTEMPTS || !isLockTimeout(error)) throw error
    }
  }
}

/**
 * Erases all data about the person who made a request. The first transactions erase the person's own rows;
 * the next ones erase mentions of their address in other rows, in batches: first in all rows, which can take
 * minutes, then in those written meanwhile, which takes seconds. The last transaction erases what was added during
 * these seconds and removes the address from the request. If the job is killed, it can run again from the start,
 * because the request keeps the address until the end.
 */
const erasePerson =
  (data: readonly PersonalData[]): Job =>
  async (payload) => {
    const { requestId } = z.object({ requestId: z.uuid() }).parse(payload)
    const request = await db.privacyRequest.findFirst({
      where: { id: requestId, status: 'erasing' },
      select: { email: true, closedBy: true },
    })
    if (!request?.email) return
    const erasure = { requestId, email: request.email }
    await eraseInBatches(data, erasure, step)
    const sinceFirstSweep = await writtenFromNow(db)
    await sweepMentions(data, erasure, step)
    const sinceSecondSweep = await writtenFromNow(db)
    await sweepMentions(data, erasure, step, sinceFirstSweep)
    await step(async (tx) => {
      await lockAddress(tx, erasure.email)
      await erasePersonalTables(tx, data, erasure)
      await sweepMentions(data, erasure, (work) => work(tx), sinceSecondSweep)
      await close(tx, erasure, request.closedBy)
    })
  }

async function close(tx: Transaction, erasure: Erasure, closedBy: string) {
  await closeRequests(tx, erasure)
  const { requestId } = erasure
  const request = await tx.privacyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { counts: true },
  })
  // Without the id, the name would count as someone else's, and its owner could never take it again.
  const started = await tx.auditEvent.findFirst({
    where: { noun: 'privacy', recordId: requestId, action: 'start-erasing' },
    orderBy: { id: 'desc' },
    select: { actorId: true },
  })
  await recordAudit(
    tx,
    { ...(started?.actorId && { id: started.actorId }), name: closedBy },
    {
      noun: 'privacy',
      action: 'erase',
      recordId: requestId,
      summary: 'erased all data held for an address',
      details: { counts: request.counts ?? {} },
    },
  )
}

/**
 * Deletes data that is no longer needed: unconfirmed requests, expired links to copies, and the addresses in
 * requests answered long ago. Also deletes the emails about these, which contain the address.
 */
async function forget() {
  const request = columnsOf('PrivacyRequest', '')
  const requests = tableOf('PrivacyRequest')
  const copies = tableOf('PrivacyCopy')
  const unconfirmed = Prisma.sql`${request.status} = 'unconfirmed'
    AND ${request.tokenExpiresAt} < now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`
  await runAndDeleteEmails(Prisma.sql`DELETE FROM ${requests} WHERE ${isInBatch(requests, unconfirmed)}`)
  const expired = Prisma.sql`${columnsOf('PrivacyCopy', '').expiresAt} < now()`
  await runAndDeleteEmails(Prisma.sql`DELETE FROM ${copies} WHERE ${isInBatch(copies, expired)}`)
  const answered = Prisma.sql`${request.email} IS NOT NULL
    AND ${request.closedAt} < now() - make_interval(months => ${ANSWERED_MONTHS}::int)`
  await runAndDeleteEmails(Prisma.sql`
    UPDATE ${requests} SET ${request.email} = NULL, ${request.tokenHash} = NULL, ${request.tokenExpiresAt} = NULL,
      ${request.reason} = ''
    WHERE ${isInBatch(requests, answered)}`)
}

/** Rows per statement. */
const BATCH = 1000

const isInBatch = (table: Prisma.Sql, isDue: Prisma.Sql) =>
  Prisma.sql`id IN (SELECT id FROM ${table} WHERE ${isDue} ORDER BY id LIMIT ${BATCH} FOR UPDATE)`

/** Repeats a DELETE or UPDATE statement for one batch, and deletes the emails about the affected rows. */
function runAndDeleteEmails(statement: Prisma.Sql) {
  return runInBatches(BATCH, async () => {
    const [affected] = await queryRows(db, countRow)`
      WITH affected AS (${statement} RETURNING id),
      emails AS (
        DELETE FROM ${tableOf('MailMessage')} USING affected
        WHERE ${columnsOf('MailMessage').subjectId} = affected.id)
      SELECT count(*)::int AS count FROM affected`
    return affected?.count ?? 0
  })
}

/** Returns the jobs that erase a person's data, as declared by the nouns, and that delete old requests. */
export const personalDataJobs = (data: readonly PersonalData[]): Record<string, Job> => ({
  [ERASE_PERSON]: erasePerson(data),
  'privacy.forget': forget,
})

export const personalDataSchedules = [{ job: 'privacy.forget', cron: '57 2 * * *' }]
