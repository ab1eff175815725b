import 'server-only'
import type { Transaction } from '@/lib/platform/db'

export const SESSION_ENDED = 'Your session has ended. Please sign in again.'

/** Locks an account until the transaction ends, so that changes to it and its sessions run one at a time. */
export async function lockAccount(tx: Transaction, id: string) {
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
