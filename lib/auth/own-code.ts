import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { logRefusal } from '@/lib/platform/refusal-log'
import { sendAccountNotice } from './account-notice'
import type { Admin } from './live-session'
import { noteRefusedConfirmation } from './refused-sign-in'
import { codeMessages, tooManyAttempts } from './schema'
import { consumeCode, countCode, readSecondFactor, resetCodeLimit, type SecondFactor } from './second-factor'

/**
 * Counts a code that someone signed in types. Refuses at the field `code` after too many. Counts by session: otherwise
 * anyone who stole one could keep its owner from confirming, and so from ending it.
 */
export async function countOwnCode({ id, sessionId }: Pick<Admin, 'id' | 'sessionId'>, factor: SecondFactor) {
  const wait = await countCode(sessionId, factor)
  if (wait === 0) return
  await logRefusal('limit reached', { limit: 'own-code', admin: id })
  throw new Refusal('', { code: tooManyAttempts(wait) })
}

/** Checks a code that someone signed in types, and uses it up. */
export async function consumeOwnCode(tx: Transaction, admin: Admin, code: string) {
  const factor = readSecondFactor(code)
  await countOwnCode(admin, factor)
  const { totpSecret } = await tx.adminUser.findUniqueOrThrow({ where: { id: admin.id } })
  if (!(await consumeCode(tx, { id: admin.id, totpSecret }, factor))) throw await wrongCode(admin, factor)
  if (factor.kind === 'recovery') await sendAccountNotice(tx, admin, 'recovery-code-used')
  await resetCodeLimit(admin.sessionId, factor)
}

/** Logs and records a wrong code, and returns the refusal at the field `code`. */
export async function wrongCode(account: { id: string; name: string }, { kind }: SecondFactor) {
  await noteRefusedConfirmation(account, 'wrong code')
  return new Refusal('', { code: codeMessages[kind === 'code' ? 'wrong' : 'wrongRecovery'] })
}
