import 'server-only'
import { randomUUID } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { HOUR_MS } from '@/lib/dates'
import { db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { addJobSql, enqueueMany, type Priority } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { processWide } from '@/lib/platform/process-wide'

export interface QueuedMail {
  template: string
  props: object
  to: { email: string; name?: string }
  /** The record that the email is about. */
  subjectId?: string
}

/** The job that sends one email. */
export const SEND_MAIL = 'mail.send'

/**
 * Adds an email to the outbox, in the transaction of the change that it reports. The worker sends it after the
 * commit.
 */
export const queueMail = (tx: Transaction, mail: QueuedMail) => addMail(tx, mail, false)

async function addMail(tx: Transaction, mail: QueuedMail, isFromVisitor: boolean): Promise<string> {
  const props = Prisma.sql`${JSON.stringify(mail.props)}::jsonb`
  const subjectId = Prisma.sql`${mail.subjectId ?? null}::uuid`
  const { id, insert } = insertMail({ ...mail, props, subjectId }, isFromVisitor)
  await tx.$executeRaw(insert)
  return id
}

/** An email about a record that the same statement writes. `from` is where `props` and `subjectId` come from. */
interface MailInStatement extends Omit<QueuedMail, 'props' | 'subjectId'> {
  props: Prisma.Sql
  subjectId: Prisma.Sql
  from?: Prisma.Sql
}

/** Returns the statement that adds an email and its job. */
function insertMail(
  { template, props, to, subjectId, from = Prisma.empty }: MailInStatement,
  isFromVisitor: boolean,
) {
  const id = randomUUID()
  // Prisma dates the transaction's other rows by the same clock. Postgres would use the start of the transaction.
  const now = new Date()
  const job = addJobSql(
    SEND_MAIL,
    { payload: Prisma.sql`${JSON.stringify({ mailId: id })}::json`, key: Prisma.sql`${keyOf(id)}::text` },
    { priority: priorityOf({ campaignId: null, isFromVisitor }) },
  )
  const insert = Prisma.sql`
    INSERT INTO mail_message
      (id, template, props, to_email, to_name, subject_id, is_from_visitor, created_at, queued_at)
    SELECT ${id}::uuid, ${template}, ${props}, ${to.email}, ${to.name ?? ''}, ${subjectId}, ${isFromVisitor}::boolean,
      ${now}::timestamptz, ${now}::timestamptz
    ${from}
    RETURNING ${job}`
  return { id, insert }
}

/**
 * How many emails of one kind visitors can trigger per hour, in this process. Limits per network do not stop a flood
 * from thousands of networks, which would ruin the domain's reputation. A launch day needs a tenth of this.
 */
const visitorEmails = processWide(
  'visitor-emails',
  () => new RateLimiterMemory({ points: 3_000, duration: 60 * 60 }),
)

/**
 * Queues an email triggered by a visitor, with lower priority than emails from staff. Returns null without queuing it
 * if visitors have triggered too many of its kind in the last hour.
 */
export async function queueForVisitor(tx: Transaction, mail: QueuedMail): Promise<string | null> {
  return (await mayVisitorsSend(mail.template)) ? addMail(tx, mail, true) : null
}

const TOO_MANY_REQUESTS =
  'We’re getting an unusual number of requests right now. Please try again in an hour.'

/** Like `queueForVisitor`, for forms that are useless without their email: refuses if there are too many. */
export async function queueOrRefuse(tx: Transaction, mail: QueuedMail) {
  if (!(await queueForVisitor(tx, mail))) throw new Refusal(TOO_MANY_REQUESTS)
}

/**
 * Refuses if visitors have triggered too many emails of a kind. A form that emails only some addresses has to call it
 * before it looks at the address, because refusing only those it emails would reveal who they are.
 */
export async function refuseAtLimit(template: string) {
  const used = await visitorEmails.get(template)
  if (!used || used.remainingPoints > 0) return
  warnOfFlood(template)
  throw new Refusal(TOO_MANY_REQUESTS)
}

/**
 * Like `queueForVisitor`, for one statement that writes a record together with its email: calls `write` with what to
 * insert (nothing, if there are too many), which returns undefined if it wrote nothing.
 */
export async function writeWithVisitorEmail<Written>(
  mail: MailInStatement,
  write: (insert: Prisma.Sql) => Promise<Written | undefined>,
): Promise<Written | undefined> {
  if (!(await mayVisitorsSend(mail.template))) return write(Prisma.sql`SELECT 0`)
  const result = await write(insertMail(mail, true).insert)
  if (result === undefined) await visitorEmails.reward(mail.template)
  return result
}

async function mayVisitorsSend(template: string) {
  try {
    await visitorEmails.consume(template)
    return true
  } catch {
    warnOfFlood(template)
    return false
  }
}

const warnOfFlood = (template: string) => log.warn({ template }, 'too many emails caused by visitors')

/** Adds the emails of a campaign, which all other emails overtake. Skips anyone who already has an email from this campaign. */
export async function queueEmails(tx: Transaction, campaignId: string, emails: QueuedMail[]) {
  const rows = await tx.mailMessage.createManyAndReturn({
    data: emails.map((mail) => ({
      template: mail.template,
      props: mail.props,
      toEmail: mail.to.email,
      toName: mail.to.name ?? '',
      subjectId: mail.subjectId ?? null,
      campaignId,
    })),
    skipDuplicates: true,
    select: { id: true },
  })
  await enqueueEmails(
    tx,
    rows.map(({ id }) => id),
    { priority: 'bulk' },
  )
}

interface Origin {
  campaignId: string | null
  isFromVisitor: boolean
}

/** Returns the priority of an email, including when it is requeued. */
export function priorityOf(mail: Origin): Priority {
  if (mail.campaignId) return 'bulk'
  return mail.isFromVisitor ? 'visitor' : 'normal'
}

const keyOf = (mailId: string) => `mail:${mailId}`

export function enqueueEmails(
  tx: Transaction,
  mailIds: string[],
  options: { priority?: Priority; runAt?: Date } = {},
) {
  const items = mailIds.map((mailId) => ({ payload: { mailId }, key: keyOf(mailId) }))
  return enqueueMany(tx, SEND_MAIL, items, options)
}

/**
 * Queues failed emails again, with another day of retries, and returns how many of them had failed. An email whose
 * template no longer exists or no longer accepts its content fails again.
 */
export async function retryEmails(tx: Transaction, ids: string[]): Promise<number> {
  const retried = await tx.mailMessage.updateManyAndReturn({
    where: { id: { in: ids }, status: 'failed' },
    data: { status: 'queued', queuedAt: new Date(), attempts: 0, lastError: null, failedAt: null },
    select: { id: true, campaignId: true, isFromVisitor: true },
  })
  await enqueueAgain(tx, retried)
  return retried.length
}

/** Adds jobs for emails that were just set to queued again. */
export async function enqueueAgain(tx: Transaction, emails: (Origin & { id: string })[]) {
  for (const [priority, group] of Map.groupBy(emails, priorityOf))
    await enqueueEmails(
      tx,
      group.map(({ id }) => id),
      { priority },
    )
}

/**
 * Counts the emails that are waiting, those that are late, and those that failed. Late emails have waited for more than
 * an hour, not counting those of campaigns, which may take longer. Emails are stalled while any wait but none are sent.
 */
export async function countUnsentEmails() {
  const now = Date.now()
  const anHourAgo = new Date(now - HOUR_MS)
  const [groups, late, sent] = await Promise.all([
    db.mailMessage.groupBy({
      by: ['status'],
      where: { status: { in: ['queued', 'failed'] } },
      _count: true,
      _min: { queuedAt: true },
    }),
    db.mailMessage.count({ where: { status: 'queued', campaignId: null, queuedAt: { lt: anHourAgo } } }),
    db.mailMessage.aggregate({ _max: { sentAt: true } }),
  ])
  const find = (status: string) => groups.find((group) => group.status === status)
  const waitingSince = find('queued')?._min.queuedAt?.getTime() ?? now
  const lastSent = sent._max.sentAt?.getTime() ?? 0
  return {
    queued: find('queued')?._count ?? 0,
    failed: find('failed')?._count ?? 0,
    late,
    stalledSeconds: Math.max(0, (now - Math.max(waitingSince, lastSent)) / 1000),
  }
}
