import 'server-only'
import { HOUR_MS } from '@/lib/dates'
import { queueMail } from '@/lib/mail/queue'
import type { Transaction } from '@/lib/platform/db'
import type { AccountChange, OwnerEvent } from './account-changes'

/**
 * How many notices about one kind of change an account gets within an hour. Without a limit, one session could have the
 * site send thousands of emails to any address, or hide an important one among them.
 */
export const NOTICES_PER_HOUR = 10

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
 * came before. The last notice before the limit says that it is the last.
 */
export async function sendAccountNotice(
  tx: Transaction,
  account: { id: string; name: string; email: string | null },
  change: AccountChange,
  from?: string,
) {
  if (!account.email) return
  const now = new Date()
  const earlier = await tx.mailMessage.count({
    where: {
      template: 'account-notice',
      subjectId: account.id,
      createdAt: { gt: new Date(now.getTime() - HOUR_MS) },
      props: { path: ['change'], equals: change },
    },
  })
  if (earlier >= NOTICES_PER_HOUR) return
  const isLast = earlier === NOTICES_PER_HOUR - 1
  await queueMail(tx, {
    template: 'account-notice',
    props: {
      name: account.name,
      change,
      at: now.toISOString(),
      ...(from && { from }),
      ...(isLast && { isLast }),
    },
    to: { email: account.email, name: account.name },
    subjectId: account.id,
  })
}
