import 'server-only'
import { DAY_MS } from '@/lib/dates'
import type { Transaction } from '@/lib/platform/db'
import { lockName } from '@/lib/platform/lock-name'
import { type QueuedMail, queueForVisitor } from './queue'

/** The maximum number of acknowledgments of a kind per address per day, because people can enter someone else's address. */
export const ACKNOWLEDGMENTS_A_DAY = 3

/**
 * Queues an email that confirms what a visitor sent, unless the address has already received too many. Returns whether
 * it queued the email.
 */
export async function acknowledge(tx: Transaction, mail: QueuedMail): Promise<boolean> {
  const { template, to } = mail
  // Serialize by address, so that concurrent requests count each other's emails.
  await lockName(tx, `${template} ${to.email}`)
  const createdAt = { gt: new Date(Date.now() - DAY_MS) }
  const recent = await tx.mailMessage.count({ where: { toEmail: to.email, template, createdAt } })
  return recent < ACKNOWLEDGMENTS_A_DAY && (await queueForVisitor(tx, mail)) !== null
}
