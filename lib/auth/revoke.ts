import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Ends one session; its cookie is worthless from then on. */
export async function revokeSession(tx: Transaction, id: string) {
  await tx.adminSession.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } })
}

/** Ends every session of an account: its password changed, or it was disabled. */
export async function revokeSessionsOf(tx: Transaction, userId: string) {
  await tx.adminSession.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } })
}
