import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { consumePoint, type Limit, resetLimit, returnPoint } from '@/lib/platform/rate-limit'
import { OtherKeyError } from '@/lib/platform/secret-box'
import { sendAccountNotice } from './account-notice'
import { consumeRecoveryCode } from './recovery-codes'
import { openTotpSecret, stepOfCode } from './totp'

/**
 * Limits guesses: at any time, three of the million codes are valid, and anyone who gets this far knows the password.
 * Recovery codes have a separate limit, so that guessing app codes does not lock the owner out.
 */
const quickLimits: Record<SecondFactor['kind'], Limit> = {
  code: { name: 'second-factor:code', points: 5, seconds: 15 * 60 },
  recovery: { name: 'second-factor:recovery', points: 10, seconds: 15 * 60 },
}
const dailyLimits: Record<SecondFactor['kind'], Limit> = {
  code: { name: 'second-factor:code-day', points: 30, seconds: 24 * 60 * 60 },
  recovery: { name: 'second-factor:recovery-day', points: 60, seconds: 24 * 60 * 60 },
}

/** The owner gets at most one warning a day. */
const warningLimit: Limit = { name: 'second-factor:warned', points: 1, seconds: 24 * 60 * 60 }

/** The second step of sign-in. */
export interface SecondFactor {
  kind: 'code' | 'recovery'
  value: string
}

/** Treats six digits, in any grouping, as an app code, and anything else as a recovery code. */
export function readSecondFactor(typed: string): SecondFactor {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? { kind: 'code', value: digits } : { kind: 'recovery', value: typed }
}

/**
 * Counts an attempt before the code is checked: per account and password, or per known browser, when signing in; per
 * session after that. Returns the seconds to wait, or 0 if the attempt is allowed.
 */
export async function countCode(key: string, { kind }: SecondFactor): Promise<number> {
  const wait = await consumePoint(quickLimits[kind], key)
  return wait > 0 ? wait : consumePoint(dailyLimits[kind], key)
}

/**
 * Resets the limit after a correct code. Returns only this one attempt to the daily limit, so that the owner's
 * sign-ins do not allow more guesses.
 */
export async function resetCodeLimit(key: string, { kind }: SecondFactor) {
  await resetLimit(quickLimits[kind], key)
  await returnPoint(dailyLimits[kind], key)
}

/** Warns the owner that someone else may know the password. */
export async function warnOfGuesses(account: { id: string; name: string; email: string | null }) {
  if ((await consumePoint(warningLimit, account.id)) > 0) return
  await db.$transaction((tx) => sendAccountNotice(tx, account, 'codes-guessed'))
}

/**
 * Checks a code and uses it up. Never accepts the same app code again, or an older one, even in a concurrent request.
 * Call it only between `countCode` and `resetCodeLimit`.
 */
export async function consumeCode(
  tx: Transaction,
  account: { id: string; totpSecret: string | null },
  factor: SecondFactor,
): Promise<boolean> {
  if (factor.kind === 'recovery') return consumeRecoveryCode(tx, account.id, factor.value)
  const step = account.totpSecret && stepFor(account.id, account.totpSecret, factor.value)
  if (!step) return false
  const { count } = await tx.adminUser.updateMany({
    where: { id: account.id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  })
  return count === 1
}

/** Returns the time step of a code; null if it is wrong or the secret can no longer be decrypted. */
export function stepFor(userId: string, sealed: string, code: string): bigint | null {
  try {
    return stepOfCode(openTotpSecret(userId, sealed), code, Date.now())
  } catch (error) {
    if (!(error instanceof OtherKeyError)) throw error
    log.error({ userId }, 'SETTINGS_SECRET has changed: codes of authenticator apps cannot be checked')
    return null
  }
}

/** Turns off the second factor, even if its setup is unfinished. */
export async function removeSecondFactor(tx: Transaction, userId: string) {
  await tx.adminRecoveryCode.deleteMany({ where: { userId } })
  await tx.adminUser.update({
    where: { id: userId },
    data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null },
    select: { id: true },
  })
}

/**
 * Turns off codes and passkeys, for people who have lost their devices, perhaps to a thief. Only the password remains.
 */
export async function resetToPasswordOnly(tx: Transaction, userId: string) {
  await removeSecondFactor(tx, userId)
  await tx.passkey.deleteMany({ where: { userId } })
}
