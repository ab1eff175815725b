import 'server-only'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { type Limit, resetLimit, takePoint } from '@/lib/platform/rate-limit'
import { verifyPassword } from './password'
import { tooManyAttempts } from './schema'
import { findAdmin } from './session'

/** Anyone who finds a browser signed in must not find out the password there. */
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
 * Asks who is signed in for the password once more, before what must not happen behind the owner's back. Returns the account as it was
 * then; refuses at the field `currentPassword`. Takes too long to be asked within a transaction.
 */
export async function confirmOwnPassword(password: string) {
  const admin = await findAdmin()
  if (!admin) throw new Error('Only signed-in people are asked for their password')
  const wait = await takePoint(limit, admin.id)
  if (wait > 0) throw refuse(tooManyAttempts(wait))
  const account = await db.adminUser.findUniqueOrThrow({ where: { id: admin.id }, select: columns })
  if (!(await verifyPassword(account.passwordHash, password)))
    throw refuse('This is not your current password')
  await resetLimit(limit, admin.id)
  return account
}

function refuse(message: string) {
  return new Refusal('', { currentPassword: message })
}
