import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { db, type Transaction } from '@/lib/platform/db'
import { queryRows } from '@/lib/platform/query-rows'
import { hashToken } from '@/lib/platform/signed-id'
import { sendAccountNotice } from './account-notice'
import { describeBrowser } from './describe-browser'
import { recordFailedSignIn } from './failed-sign-in'
import { isKnownBrowser } from './known-browser'
import type { Assertion } from './passkey-schema'
import { recordUse, SIGN_IN, type UsedPasskey, verifyAssertion } from './passkeys'
import { verifyPassword } from './password'
import { PASSWORD_MIN } from './password-rules'
import { findRequiredFactor } from './required-factor'
import type { Credentials } from './schema'
import {
  consumeCode,
  countCode,
  readSecondFactor,
  resetCodeLimit,
  type SecondFactor,
  warnOfGuesses,
} from './second-factor'

export interface Visitor {
  address: string
  userAgent: string
  /** Recognizes the browser (known-browser.ts). */
  browserHash: string
  requestId: string
}

export type SignInOutcome =
  | { kind: 'started'; userId: string; sessionId: string; isPasswordShort: boolean }
  | { kind: 'refused' }
  /** The password was correct. Reveal nothing more until the code is correct as well. */
  | { kind: 'code-needed' }
  /** As above, for accounts with a passkey and no authenticator app, while a second factor is required. */
  | { kind: 'passkey-needed' }
  | { kind: 'code-wrong'; factor: SecondFactor['kind'] }
  | { kind: 'wait'; seconds: number }

const columns = {
  id: true,
  name: true,
  email: true,
  passwordHash: true,
  disabledAt: true,
  totpSecret: true,
  totpEnabledAt: true,
} as const

/**
 * Checks username and password, then the second factor if there is one, and starts a session. A wrong password, an
 * unknown name and a disabled account get the same refusal after the same amount of work.
 */
export async function startSession(
  { username, password, code }: Credentials,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const account = await findAccount(username)
  const isPasswordCorrect = await verifyPassword(account?.passwordHash ?? null, password)
  if (!isPasswordCorrect || !account) recordFailedSignIn(account, 'password', visitor)
  else if (account.disabledAt) recordFailedSignIn(account, 'disabled', visitor)
  if (!account || !isPasswordCorrect || account.disabledAt) return { kind: 'refused' }
  const isPasswordShort = [...password].length < PASSWORD_MIN
  if (!account.totpEnabledAt) {
    const outcome = await open(account, visitor, { isPasswordShort })
    if (outcome.kind === 'passkey-needed') recordFailedSignIn(account, 'no passkey', visitor)
    return outcome
  }
  if (!code) return { kind: 'code-needed' }
  const factor = readSecondFactor(code)
  // Browsers that have signed in with a code or passkey have separate attempts, so that someone else with the
  // password cannot use up the owner's.
  const isKnown = await isKnownBrowser(db, { id: account.id }, visitor.browserHash, {
    usedSecondFactor: true,
  })
  // A new password starts a new count, because anyone who only knows the old one cannot get this far. Resetting the count
  // instead would not reach other instances, which remember in memory that no attempts are left.
  const limitKey = `${account.id}:${isKnown ? visitor.browserHash : hashToken(account.passwordHash)}`
  const seconds = await countCode(limitKey, factor)
  if (seconds > 0) {
    await warnOfGuesses(account)
    return { kind: 'wait', seconds }
  }
  const outcome = await open(account, visitor, { factor, isPasswordShort: false })
  if (outcome.kind === 'started') await resetCodeLimit(limitKey, factor)
  if (outcome.kind === 'code-wrong') recordFailedSignIn(account, 'code', visitor)
  return outcome
}

/** Checks a passkey, which replaces username, password and code, and starts a session. */
export async function startPasskeySession(response: Assertion, visitor: Visitor): Promise<SignInOutcome> {
  const checked = await verifyAssertion(response, SIGN_IN)
  const account =
    checked && (await db.adminUser.findUnique({ where: { id: checked.userId }, select: columns }))
  const passkey = checked?.used
  if (!passkey || !account || account.disabledAt) {
    recordFailedSignIn(account, account?.disabledAt ? 'disabled' : 'passkey', visitor)
    return { kind: 'refused' }
  }
  return open(account, visitor, { passkey, isPasswordShort: false })
}

/** Returns whether a password alone is not enough. People without a passkey can sign in to set one up. */
async function needsPasskey(tx: Transaction, userId: string): Promise<boolean> {
  if (!(await findRequiredFactor(tx))?.isDue) return false
  return (await tx.passkey.count({ where: { userId } })) > 0
}

function findAccount(username: string) {
  return db.adminUser.findUnique({ where: { username }, select: columns })
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * Accepts the code or passkey and starts the session in one transaction, so that a code is used up only if a session
 * starts.
 */
function open(
  account: Account,
  visitor: Visitor,
  {
    factor,
    passkey,
    isPasswordShort,
  }: { factor?: SecondFactor; passkey?: UsedPasskey; isPasswordShort: boolean },
): Promise<SignInOutcome> {
  return db.$transaction(async (tx) => {
    if (!(await lockUnchanged(tx, account))) return { kind: 'refused' }
    const usedSecondFactor = factor !== undefined || passkey !== undefined
    if (!usedSecondFactor && (await needsPasskey(tx, account.id))) return { kind: 'passkey-needed' }
    if (factor && !(await consumeCode(tx, account, factor)))
      return { kind: 'code-wrong', factor: factor.kind }
    if (passkey && !(await recordUse(tx, passkey))) return { kind: 'refused' }
    const { address: ip, userAgent, browserHash } = visitor
    const isKnown = await isKnownBrowser(tx, { id: account.id }, browserHash)
    const session = await tx.adminSession.create({
      data: { userId: account.id, usedSecondFactor, userAgent, ip, browserHash },
      select: { id: true },
    })
    const isRecovered = factor?.kind === 'recovery'
    const actor = { id: account.id, name: account.name, requestId: visitor.requestId }
    const how = isRecovered ? ' with a recovery code' : passkey ? ' with a passkey' : ''
    const summary = `signed in${how}`
    await recordAudit(tx, actor, { noun: 'session', action: 'sign-in', recordId: session.id, summary })
    const from = `${describeBrowser(userAgent)} (IP address ${ip})`
    if (isRecovered) await sendAccountNotice(tx, account, 'recovery-code-used', from)
    else if (!isKnown) await sendAccountNotice(tx, account, 'new-browser', from)
    return { kind: 'started', userId: account.id, sessionId: session.id, isPasswordShort }
  })
}

/**
 * Locks the account's row and returns true, unless the account, its password or its second factor changed while the
 * password was being verified. Such a change ends all sessions, so no new session may start after it.
 */
async function lockUnchanged(tx: Transaction, { id, passwordHash, totpEnabledAt }: Account) {
  const rows = await queryRows(tx, z.unknown())`
    SELECT 1 FROM admin_user
    WHERE id = ${id}::uuid AND password_hash = ${passwordHash} AND disabled_at IS NULL
      AND totp_enabled_at IS NOT DISTINCT FROM ${totpEnabledAt}::timestamptz
    FOR NO KEY UPDATE`
  return rows.length === 1
}
