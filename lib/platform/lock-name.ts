import 'server-only'
import type { Transaction } from './db'

/** Makes transactions that lock the same name wait for each other. The lock is released when the transaction ends. */
export async function lockName(tx: Transaction, name: string) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
