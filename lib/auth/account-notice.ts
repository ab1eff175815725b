import 'server-only'
import { queueMail } from '@/lib/mail/queue'
import type { Transaction } from '@/lib/platform/db'
import type { AccountChange, OwnerEvent } from './account-changes'

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
 * came before.
 */
export async function sendAccountNotice(
  tx: Transaction,
  account: { id: string; name: string; email: string | null },
  change: AccountChange,
  from?: string,
) {
  if (!account.email) return
  await queueMail(tx, {
    template: 'account-notice',
    props: { name: account.name, change, at: new Date().toISOString(), ...(from ? { from } : {}) },
    to: { email: account.email, name: account.name },
    subjectId: account.id,
  })
}
