import 'server-only'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { type Limit, resetLimit } from '@/lib/platform/rate-limit'
import { requireConfirmed } from './confirmed'
import { recordFailedConfirmation } from './failed-sign-in'
import { verifyPassword } from './password'
import { requirePoint } from './require-point'
import { findAdmin } from './session'

/**
 * Limits guesses, so that nobody can find out the password at an unattended browser. Counts by session, because
 * otherwise anyone with a stolen session could keep its owner from changing the password.
 */
const limit: Limit = { name: 'own-password', points: 10, seconds: 15 * 60 }

const columns = {
  id: true,
  username: true,
  name: true,
  email: true,
  passwordHash: true,
  totpSecret: true,
  totpEnabledAt: true,
} as const

/**
 * Checks the password that someone typed again before a sensitive change. Returns the account as it was at that
 * moment, or refuses with an error on the field `currentPassword`. Too slow to run inside a transaction.
 */
export async function confirmOwnPassword(password: string) {
  const admin = await findAdmin()
  if (!admin) throw new Error('Only signed-in people are asked for their password')
  // If a passkey is required, a password alone is not enough.
  if (admin.mustUsePasskey) requireConfirmed(admin)
  await requirePoint({ limit, key: admin.sessionId, admin: admin.id, field: 'currentPassword' })
  const account = await db.adminUser.findUniqueOrThrow({ where: { id: admin.id }, select: columns })
  if (!(await verifyPassword(account.passwordHash, password))) {
    await recordFailedConfirmation(admin, 'wrong password')
    throw new Refusal('', { currentPassword: 'This is not your current password' })
  }
  await resetLimit(limit, admin.sessionId)
  return { ...account, sessionId: admin.sessionId }
}
