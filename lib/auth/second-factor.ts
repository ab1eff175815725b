import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { type Limit, resetLimit, returnPoint, takePoint } from '@/lib/platform/rate-limit'
import { OtherKeyError } from '@/lib/platform/secret-box'
import { sendAccountNotice } from './account-notice'
import { takeRecoveryCode } from './recovery-codes'
import { openTotpSecret, stepOfCode } from './totp'

/**
 * Limits codes: of a million codes three are valid at any moment, and anyone who gets this far knows the password. Recovery
 * codes have a separate limit, so that someone else's guesses do not lock the owner out.
 */
const quickLimits: Record<SecondFactor['kind'], Limit> = {
  code: { name: 'second-factor:code', points: 5, seconds: 15 * 60 },
  recovery: { name: 'second-factor:recovery', points: 10, seconds: 15 * 60 },
}
const dailyLimits: Record<SecondFactor['kind'], Limit> = {
  code: { name: 'second-factor:code-day', points: 30, seconds: 24 * 60 * 60 },
  recovery: { name: 'second-factor:recovery-day', points: 60, seconds: 24 * 60 * 60 },
}

/** One mail a day says that codes are being tried. */
const warningLimit: Limit = { name: 'second-factor:warned', points: 1, seconds: 24 * 60 * 60 }

/** The second step of signing in. */
export interface SecondFactor {
  kind: 'code' | 'recovery'
  value: string
}

/** Six digits are the app's code, however they are grouped; anything else can only be a recovery code. */
export function readSecondFactor(typed: string): SecondFactor {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? { kind: 'code', value: digits } : { kind: 'recovery', value: typed }
}

/** Counts a try before the code is looked at. Returns the seconds to wait when it may not be made, otherwise 0. */
export async function countCode(userId: string, { kind }: SecondFactor): Promise<number> {
  const wait = await takePoint(quickLimits[kind], userId)
  return wait > 0 ? wait : takePoint(dailyLimits[kind], userId)
}

/** The code was right. Of the day only this try is forgiven: the owner's right ones must not make room for another's guesses. */
export async function forgiveCode(userId: string, { kind }: SecondFactor) {
  await resetLimit(quickLimits[kind], userId)
  await returnPoint(dailyLimits[kind], userId)
}

/** Warns the owner, who may not know yet that the password is known to others. */
export async function warnOfGuesses(account: { id: string; name: string; email: string | null }) {
  if ((await takePoint(warningLimit, account.id)) > 0) return
  await db.$transaction((tx) => sendAccountNotice(tx, account, 'codes-guessed'))
}

/**
 * Checks a code and uses it up: neither the same nor an older code of the app is accepted again, not even by a simultaneous
 * request. Call it only within `countCode` and `forgiveCode`.
 */
export async function takeCode(
  tx: Transaction,
  account: { id: string; totpSecret: string | null },
  given: SecondFactor,
): Promise<boolean> {
  if (given.kind === 'recovery') return takeRecoveryCode(tx, account.id, given.value)
  const step = account.totpSecret && stepFor(account.id, account.totpSecret, given.value)
  if (!step) return false
  const { count } = await tx.adminUser.updateMany({
    where: { id: account.id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  })
  return count === 1
}

/** The step whose code it is; null for a wrong one, and where the secret cannot be read any more. */
export function stepFor(userId: string, sealed: string, code: string): bigint | null {
  try {
    return stepOfCode(openTotpSecret(userId, sealed), code, Date.now())
  } catch (error) {
    if (!(error instanceof OtherKeyError)) throw error
    log.error({ userId }, 'SETTINGS_SECRET has changed: codes of authenticator apps cannot be checked')
    return null
  }
}

/** Switches the second factor off, wherever its setup is. */
export async function removeSecondFactor(tx: Transaction, userId: string) {
  await tx.adminRecoveryCode.deleteMany({ where: { userId } })
  await tx.adminUser.update({
    where: { id: userId },
    data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null },
    select: { id: true },
  })
}
