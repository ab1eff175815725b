import 'server-only'
import type { AfterTransaction } from '@/lib/platform/action'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { logRefusal } from '@/lib/platform/refusal-log'
import { sendAccountNotice } from './account-notice'
import { recordFailedConfirmation } from './failed-sign-in'
import type { Admin } from './live-session'
import { codeMessages, tooManyAttempts } from './schema'
import { consumeCode, countCode, readSecondFactor, resetCodeLimit, type SecondFactor } from './second-factor'
import { findAdmin } from './session'

/**
 * Counts an attempt by a signed-in person to enter a code, and returns the code. After too many attempts, refuses
 * with an error on the field `code`. Counts by session, because otherwise anyone with a stolen session could keep its
 * owner from confirming who they are, and so from ending that session. Call this before the transaction.
 */
export async function countOwnCodeAttempt(code: string): Promise<SecondFactor> {
  const admin = await findAdmin()
  if (!admin) throw new Error('No one is signed in, so the code cannot be counted')
  const factor = readSecondFactor(code)
  const wait = await countCode(admin.sessionId, factor)
  if (wait === 0) return factor
  await logRefusal('limit reached', { limit: 'own-code', admin: admin.id })
  throw new Refusal('', { code: tooManyAttempts(wait) })
}

interface Context {
  tx: Transaction
  afterTransaction: AfterTransaction
  admin: Admin
}

/** Checks and uses up a code entered by a signed-in person. Call this after `countOwnCodeAttempt`. */
export async function consumeOwnCode({ tx, afterTransaction, admin }: Context, factor: SecondFactor) {
  const { totpSecret } = await tx.adminUser.findUniqueOrThrow({ where: { id: admin.id } })
  if (!(await consumeCode(tx, { id: admin.id, totpSecret }, factor)))
    throw wrongCode(afterTransaction, admin, factor)
  if (factor.kind === 'recovery') await sendAccountNotice(tx, admin, 'recovery-code-used')
  afterTransaction(() => resetCodeLimit(admin.sessionId, factor))
}

/** Logs and records a wrong code, and returns a refusal with an error on the field `code`. */
export function wrongCode(
  afterTransaction: AfterTransaction,
  account: { id: string; name: string },
  { kind }: SecondFactor,
) {
  afterTransaction(() => recordFailedConfirmation(account, 'wrong code'))
  return new Refusal('', { code: codeMessages[kind === 'code' ? 'wrong' : 'wrongRecovery'] })
}
