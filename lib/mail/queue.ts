import 'server-only'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { db, type Transaction } from '@/lib/platform/db'
import { enqueueMany, type Priority } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'

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
  const { id } = await tx.mailMessage.create({
    data: {
      template: mail.template,
      props: mail.props,
      toEmail: mail.to.email,
      toName: mail.to.name ?? '',
      subjectId: mail.subjectId ?? null,
      isFromVisitor,
    },
    select: { id: true },
  })
  await enqueueEmails(tx, [id], { priority: priorityOf({ campaignId: null, isFromVisitor }) })
  return id
}

/**
 * How many emails of one kind visitors can trigger per hour, in this process. Limits per network do not stop a flood
 * from thousands of networks, which would ruin the domain's reputation. A launch day needs a tenth of this.
 */
const visitorEmails = new RateLimiterMemory({ points: 3_000, duration: 60 * 60 })

/** The refusal shown by forms that are useless without their email. */
export const TOO_MANY_REQUESTS =
  'We’re getting an unusual number of requests right now. Please try again in an hour.'

/**
 * Queues an email triggered by a visitor, with lower priority than emails from staff. Returns null without queuing it
 * if visitors have triggered too many of its kind in the last hour.
 */
export async function queueForVisitor(tx: Transaction, mail: QueuedMail): Promise<string | null> {
  try {
    await visitorEmails.consume(mail.template)
  } catch {
    log.warn({ template: mail.template }, 'too many emails caused by visitors')
    return null
  }
  return addMail(tx, mail, true)
}

/** Adds the emails of a campaign, which all other emails overtake. Skips anyone who already has an email from this campaign. */
export async function queueEmails(tx: Transaction, campaignId: string, emails: QueuedMail[]) {
  const written = await tx.mailMessage.createManyAndReturn({
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
    written.map(({ id }) => id),
    { priority: 'bulk' },
  )
}

/** Returns the priority of an email, including when it is requeued. */
export function priorityOf(mail: { campaignId: string | null; isFromVisitor: boolean }): Priority {
  if (mail.campaignId) return 'bulk'
  return mail.isFromVisitor ? 'visitor' : 'normal'
}

export function enqueueEmails(
  tx: Transaction,
  mailIds: string[],
  options: { priority?: Priority; runAt?: Date } = {},
) {
  const items = mailIds.map((mailId) => ({ payload: { mailId }, key: `mail:${mailId}` }))
  return enqueueMany(tx, SEND_MAIL, items, options)
}

/**
 * Queues a failed email again, with another day of retries; returns false if it has not failed. An email whose
 * template no longer exists or no longer accepts its content fails again.
 */
export async function retryMail(tx: Transaction, id: string): Promise<boolean> {
  const retried = await tx.mailMessage.updateManyAndReturn({
    where: { id, status: 'failed' },
    data: { status: 'queued', queuedAt: new Date(), attempts: 0, lastError: null },
    select: { campaignId: true, isFromVisitor: true },
  })
  for (const mail of retried) await enqueueEmails(tx, [id], { priority: priorityOf(mail) })
  return retried.length > 0
}

/** Counts the emails that are waiting, and those that failed. */
export async function countUnsentEmails() {
  const groups = await db.mailMessage.groupBy({
    by: ['status'],
    where: { status: { in: ['queued', 'failed'] } },
    _count: true,
  })
  const countOf = (status: string) => groups.find((group) => group.status === status)?._count ?? 0
  return { queued: countOf('queued'), failed: countOf('failed') }
}
