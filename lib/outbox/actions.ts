'use server'
import { adminAction } from '@/lib/auth/admin-action'
import { formatCount } from '@/lib/count'
import { retryEmails } from '@/lib/mail/queue'
import { liftSuppression } from '@/lib/mail/suppression'
import { Refusal } from '@/lib/platform/errors'
import { noFieldsSchema, recordSchema } from '@/lib/platform/fields'
import { allowSchema, dismissFailedSchema, RETRY_LIMIT, suppressSchema } from './schema'

const noun = 'mail'
const NOT_FAILED =
  'This email is no longer marked as failed. Someone may have retried or dismissed it. Please refresh.'
const NONE_FAILED = 'No emails have failed. Please refresh.'

const describeFailed = (count: number) =>
  count === 1 ? 'a failed email' : `${formatCount(count)} failed emails`

/** Queues a failed email again. It goes to the same address, so anyone who can see the failure may retry it. */
export const retryEmail = adminAction(
  {
    name: 'outbox.retry',
    schema: recordSchema,
    roles: ['support', 'recruiter'],
    failure: 'The email could not be queued. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    if ((await retryEmails(tx, [id])) === 0) throw new Refusal(NOT_FAILED)
    await audit({ noun, action: 'retry', recordId: id, summary: 'retried a failed email' })
    return null
  },
)

/** Queues all failed emails again, up to RETRY_LIMIT, least recently retried first. */
export const retryFailedEmails = adminAction(
  {
    name: 'outbox.retry-failed',
    schema: noFieldsSchema,
    failure: 'The emails could not be queued. Please try again.',
  },
  async (_input, { tx, audit }) => {
    const failedEmails = await tx.mailMessage.findMany({
      where: { status: 'failed' },
      select: { id: true },
      orderBy: { queuedAt: 'asc' },
      take: RETRY_LIMIT,
    })
    const count = await retryEmails(
      tx,
      failedEmails.map(({ id }) => id),
    )
    if (count === 0) throw new Refusal(NONE_FAILED)
    await audit({ noun, action: 'retry', summary: `retried ${describeFailed(count)}`, details: { count } })
    return { count }
  },
)

/** Cancels a failed email that nobody will retry, for example to a mistyped address. */
export const dismissEmail = adminAction(
  {
    name: 'outbox.dismiss',
    schema: recordSchema,
    failure: 'The email could not be dismissed. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const { count } = await tx.mailMessage.updateMany({
      where: { id, status: 'failed' },
      data: { status: 'cancelled' },
    })
    if (count === 0) throw new Refusal(NOT_FAILED)
    await audit({ noun, action: 'dismiss', recordId: id, summary: 'dismissed a failed email' })
    return null
  },
)

/** Cancels the failed emails that a screen has counted, for example after a long outage has made them outdated. */
export const dismissFailedEmails = adminAction(
  {
    name: 'outbox.dismiss-failed',
    schema: dismissFailedSchema,
    failure: 'The emails could not be dismissed. Please try again.',
  },
  async ({ shownAt }, { tx, audit }) => {
    const { count } = await tx.mailMessage.updateMany({
      where: { status: 'failed', OR: [{ failedAt: null }, { failedAt: { lte: shownAt } }] },
      data: { status: 'cancelled' },
    })
    if (count === 0) throw new Refusal(NONE_FAILED)
    await audit({
      noun,
      action: 'dismiss',
      summary: `dismissed ${describeFailed(count)}`,
      details: { count },
    })
    return { count }
  },
)

/** Suppresses bulk email to an address. If it is already suppressed, keeps the first reason. */
export const suppressAddress = adminAction(
  {
    name: 'outbox.suppress',
    schema: suppressSchema,
    failure: 'The address could not be added. Please try again.',
  },
  async ({ email, reason }, { tx, audit }) => {
    const { count } = await tx.mailSuppression.createMany({ data: { email, reason }, skipDuplicates: true })
    if (count === 0)
      throw new Refusal('This address is already on the list.', { email: 'It is already on the list' })
    // Keep the address out of the activity log.
    await audit({ noun, action: 'suppress', summary: `suppressed an address (${reason})` })
    return null
  },
)

export const allowAddress = adminAction(
  {
    name: 'outbox.allow',
    schema: allowSchema,
    failure: 'The address could not be removed. Please try again.',
  },
  async ({ email }, { tx, audit }) => {
    if (!(await liftSuppression(tx, email)))
      throw new Refusal('This address is no longer on the list. Please refresh.')
    await audit({ noun, action: 'allow', summary: 'removed a suppressed address' })
    return null
  },
)
