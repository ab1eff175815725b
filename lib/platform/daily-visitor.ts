import { createHmac, randomBytes } from 'node:crypto'
import { lagosDay } from '@/lib/dates'
import type { Transaction } from '@/lib/platform/db'
import { requestInfo } from '@/lib/platform/request'

const HASH_BYTES = 16

/**
 * Whether a visitor does `what` for the first time on this day in Lagos. Known again by a hash that nobody can trace back once the
 * day's key is gone.
 */
export async function isFirstToday(
  tx: Transaction,
  address: string,
  what: readonly string[],
): Promise<boolean> {
  const { userAgent } = await requestInfo()
  const day = new Date(lagosDay(new Date()))
  const hash = createHmac('sha256', await keyOf(tx, day))
    .update(JSON.stringify([...what, address, userAgent]))
    .digest()
    .subarray(0, HASH_BYTES)
  const { count } = await tx.helpVisitor.createMany({ data: { day, hash }, skipDuplicates: true })
  return count > 0
}

/** Made when it is first needed. Whoever loses the race takes the winner's. */
async function keyOf(tx: Transaction, day: Date): Promise<Uint8Array> {
  await tx.helpVisitorKey.createMany({ data: { day, key: randomBytes(32) }, skipDuplicates: true })
  return (await tx.helpVisitorKey.findUniqueOrThrow({ where: { day } })).key
}
