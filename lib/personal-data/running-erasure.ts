import type { Transaction } from '@/lib/platform/db'
import { lockName } from '@/lib/platform/lock-name'

/** Serializes requests for an address and the end of its erasure, so that each sees the others' rows and emails. */
export async function lockAddress(tx: Transaction, email: string) {
  await lockName(tx, `privacy:${email}`)
}

/** Returns whether an erasure of the address is in progress. At its end, it closes all requests for the address. */
export async function isBeingErased(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.privacyRequest.count({ where: { email, status: 'erasing' } })) > 0
}
