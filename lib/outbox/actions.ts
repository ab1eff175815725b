'use server'
import { adminAction } from '@/lib/auth/admin-action'
import { retryMail as requeue } from '@/lib/mail/queue'
import { Refusal } from '@/lib/platform/errors'
import { allowSchema, mailIdSchema, RETRY_LIMIT, retryFailedSchema, suppressSchema } from './schema'

const noun = 'mail'

/** Puts a failed mail into the queue again. */
export const retryMail = adminAction(
  { name: 'mail.retry', schema: mailIdSchema, failure: 'The mail could not be queued. Please try again.' },
  async ({ id }, { tx, audit }) => {
    if (!(await requeue(tx, id)))
      throw new Refusal('This mail has not failed, or not any more. Please refresh.')
    await audit({ noun, action: 'retry', recordId: id, summary: 'queued a failed mail again' })
    return null
  },
)

/** The same for all that have failed, oldest first, up to RETRY_LIMIT. */
export const retryFailedMails = adminAction(
  {
    name: 'mail.retry-failed',
    schema: retryFailedSchema,
    failure: 'The mails could not be queued. Please try again.',
  },
  async (_input, { tx, audit }) => {
    const failed = await tx.mailMessage.findMany({
      where: { status: 'failed' },
      select: { id: true },
      orderBy: { createdAt: 'asc' },
      take: RETRY_LIMIT,
    })
    let count = 0
    for (const { id } of failed) if (await requeue(tx, id)) count += 1
    if (count === 0) throw new Refusal('No mail has failed. Please refresh.')
    await audit({
      noun,
      action: 'retry',
      summary: `queued ${count === 1 ? 'a failed mail' : `${count.toLocaleString('en-NG')} failed mails`} again`,
      details: { count },
    })
    return { count }
  },
)

/** No more bulk mail to an address. Who is suppressed already keeps the first reason. */
export const suppressAddress = adminAction(
  {
    name: 'mail.suppress',
    schema: suppressSchema,
    failure: 'The address could not be added. Please try again.',
  },
  async ({ email, reason }, { tx, audit }) => {
    const { count } = await tx.mailSuppression.createMany({ data: { email, reason }, skipDuplicates: true })
    if (count === 0)
      throw new Refusal('This address is on the list already.', { email: 'It is on the list already' })
    // The address is nobody's business in the list of activity.
    await audit({ noun, action: 'suppress', summary: `stopped bulk mail to an address (${reason})` })
    return null
  },
)

export const allowAddress = adminAction(
  { name: 'mail.allow', schema: allowSchema, failure: 'The address could not be removed. Please try again.' },
  async ({ email }, { tx, audit }) => {
    const { count } = await tx.mailSuppression.deleteMany({ where: { email } })
    if (count === 0) throw new Refusal('This address is not on the list any more. Please refresh.')
    await audit({ noun, action: 'allow', summary: 'allowed bulk mail to an address again' })
    return null
  },
)
