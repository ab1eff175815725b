import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { Admin } from './live-session'

/** Locks an account until the transaction ends, so that changes to it and its sessions run one at a time. */
export async function lockAccount(tx: Transaction, id: string) {
  await tx.adminUser.update({ where: { id }, data: { id }, select: { id: true } })
}

/** Ends one session, which makes its cookie worthless. */
export async function revokeSession(tx: Transaction, id: string) {
  await tx.adminSession.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } })
}

/**
 * Ends all sessions of an account, such as after a password change, and forgets their browsers: someone who knew the old
 * password may have prepared some.
 */
export async function revokeSessionsOf(tx: Transaction, userId: string) {
  await tx.adminSession.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } })
  await tx.adminSession.updateMany({ where: { userId }, data: { browserHash: null } })
}

/**
 * Ends the other sessions of an account, or one of them, and forgets their browsers. Returns how many sessions it ended.
 */
export async function revokeOtherSessions(tx: Transaction, { id: userId, sessionId }: Admin, id?: string) {
  await lockAccount(tx, userId)
  const ended = await tx.adminSession.updateManyAndReturn({
    where: { userId, id: id ?? { not: sessionId }, revokedAt: null },
    data: { revokedAt: new Date() },
    select: { browserHash: true },
  })
  const current = await tx.adminSession.findUnique({
    where: { id: sessionId },
    select: { browserHash: true },
  })
  const hashes = ended.flatMap(({ browserHash }) => browserHash ?? [])
  await tx.adminSession.updateMany({
    where: {
      userId,
      browserHash: id ? { in: hashes } : { not: null },
      NOT: { browserHash: current?.browserHash ?? null },
    },
    data: { browserHash: null },
  })
  return ended.length
}
