import 'server-only'
import type { Transaction } from '@/lib/platform/db'

export const SESSION_ENDED = 'Your session has ended. Please sign in again.'

/** Waits for other changes to an account and its sessions, and holds off later ones until the transaction ends. */
export async function holdAccount(tx: Transaction, id: string) {
  await tx.adminUser.update({ where: { id }, data: { id }, select: { id: true } })
}

/** Ends one session, which makes its cookie worthless. */
export async function revokeSession(tx: Transaction, id: string) {
  await tx.adminSession.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } })
}

/** Ends all sessions of an account, such as after a password change. */
export async function revokeSessionsOf(tx: Transaction, userId: string) {
  await tx.adminSession.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } })
}
