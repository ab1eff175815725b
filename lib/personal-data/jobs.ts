import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { db, type Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Job } from '@/lib/platform/jobs'
import type { PersonalData } from '@/lib/platform/personal-data'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import {
  closeRequests,
  deleteMentioningRows,
  ERASE_PERSON,
  type Erasure,
  erasePersonalTables,
  redactMentions,
} from './erase-person'
import { tablesWithTreatment } from './register'

/** How long an unconfirmed request is kept after its link expires. */
export const UNCONFIRMED_DAYS = 7
/**
 * How long the address of an answered request is kept, in case of questions. After that, only an anonymous
 * record remains.
 */
export const ANSWERED_MONTHS = 12

const STEP_TIMEOUT_MS = 30_000
const step = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  db.$transaction(work, { timeout: STEP_TIMEOUT_MS })

/**
 * Erases all data about the person who made a request. The first transaction erases the person's own rows;
 * the next ones erase mentions of their address in other rows, in batches. The last transaction erases rows
 * added in the meantime and removes the address from the request. If the job is killed, it can run again,
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
    await step((tx) => erasePersonalTables(tx, data, erasure))
    for (const table of tablesWithTreatment(data, 'redacted')) await redactMentions(erasure, table, step)
    for (const table of tablesWithTreatment(data, 'dropped')) await deleteMentioningRows(erasure, table, step)
    await step((tx) => finish(tx, data, erasure, request.closedBy))
  }

async function finish(tx: Transaction, data: readonly PersonalData[], erasure: Erasure, closedBy: string) {
  await erasePersonalTables(tx, data, erasure)
  await closeRequests(tx, erasure)
  const { requestId } = erasure
  const request = await tx.privacyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { counts: true },
  })
  await recordAudit(
    tx,
    { name: closedBy },
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
  await runAndDeleteEmails(Prisma.sql`
    DELETE FROM ${requests} WHERE ${request.status} = 'unconfirmed'
      AND ${request.tokenExpiresAt} < now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
  await runAndDeleteEmails(Prisma.sql`
    DELETE FROM ${tableOf('PrivacyCopy')} WHERE ${columnsOf('PrivacyCopy').expiresAt} < now()`)
  await runAndDeleteEmails(Prisma.sql`
    UPDATE ${requests} SET ${request.email} = NULL, ${request.tokenHash} = NULL, ${request.tokenExpiresAt} = NULL,
      ${request.reason} = ''
    WHERE ${request.email} IS NOT NULL
      AND ${request.closedAt} < now() - make_interval(months => ${ANSWERED_MONTHS}::int)`)
}

/** Runs a DELETE or UPDATE statement, and deletes the emails about the affected rows. */
async function runAndDeleteEmails(statement: Prisma.Sql) {
  await db.$executeRaw`
    WITH affected AS (${statement} RETURNING id)
    DELETE FROM ${tableOf('MailMessage')} USING affected WHERE ${columnsOf('MailMessage').subjectId} = affected.id`
}

/** Returns the jobs that erase a person's data, as declared by the nouns, and that delete old requests. */
export const personalDataJobs = (data: readonly PersonalData[]): Record<string, Job> => ({
  [ERASE_PERSON]: erasePerson(data),
  'privacy.forget': forget,
})

export const personalDataSchedules = [{ job: 'privacy.forget', cron: '57 2 * * *' }]
