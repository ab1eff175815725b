import 'server-only'
import { HOUR_MS } from '@/lib/dates'
import { queueMail } from '@/lib/mail/queue'
import type { Transaction } from '@/lib/platform/db'
import type { AccountChange, OwnerEvent } from './account-changes'

/**
 * The maximum number of notices per hour to one address about one kind of change to an account. Without a limit, one
 * session could have the site send it thousands of emails, or hide an important one among them.
 */
export const HOURLY_NOTICES_PER_ADDRESS = 10

/**
 * The maximum for all addresses of an account together. It is twice the number of times that a session can save the
 * profile in an hour, so that it cannot use up the owner's notices by entering other addresses.
 */
export const HOURLY_NOTICES_PER_ACCOUNT = 40

/** Emails all owners who have an address. */
export async function notifyOwners(tx: Transaction, change: OwnerEvent) {
  const owners = await tx.adminUser.findMany({
    where: { role: 'owner', disabledAt: null, email: { not: null } },
    select: { id: true, name: true, email: true },
  })
  for (const owner of owners) await sendAccountNotice(tx, owner, change)
}

/**
 * Emails the owner of an account about a change to it, if the account has an address. `from` describes where a
 * sign-in came from. Retries go to the same address, so that an intruder who changes the address gets no notice of what
 * came before. The last notice before a limit says that it is the last.
 */
export async function sendAccountNotice(
  tx: Transaction,
  account: { id: string; name: string; email: string | null },
  change: AccountChange,
  from?: string,
) {
  if (!account.email) return
  const now = new Date()
  const earlier = await tx.mailMessage.findMany({
    where: {
      template: 'account-notice',
      subjectId: account.id,
      createdAt: { gt: new Date(now.getTime() - HOUR_MS) },
      props: { path: ['change'], equals: change },
    },
    select: { toEmail: true },
  })
  const toAddress = earlier.filter(({ toEmail }) => toEmail === account.email)
  const left = Math.min(
    HOURLY_NOTICES_PER_ADDRESS - toAddress.length,
    HOURLY_NOTICES_PER_ACCOUNT - earlier.length,
  )
  if (left <= 0) return
  await queueMail(tx, {
    template: 'account-notice',
    props: {
      name: account.name,
      change,
      at: now.toISOString(),
      ...(from && { from }),
      ...(left === 1 && { isLast: true }),
    },
    to: { email: account.email, name: account.name },
    subjectId: account.id,
  })
}
