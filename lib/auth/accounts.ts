import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { db, type Transaction } from '@/lib/platform/db'
import { isUniqueViolation, Refusal } from '@/lib/platform/errors'
import { line } from '@/lib/platform/fields'
import type { Role } from '@/lib/platform/role'
import { notifyOwners, sendAccountNotice } from './account-notice'
import { newPasswordProblem } from './new-password'
import { hashPassword } from './password'
import type { PasswordOwner } from './password-rules'
import { revokeSessionsOf } from './revoke'
import { resetToPasswordOnly } from './second-factor'
import { normalizeUsername, usernameSchema } from './username'

const newAccount = z.object({
  username: usernameSchema,
  name: line(100).pipe(z.string().min(1, 'The name is missing')),
  password: z.string(),
})

/** Inserts a new account in the caller's transaction. Throws a unique constraint violation if the username is taken. */
export function insertAccount(
  tx: Transaction,
  account: { username: string; name: string; passwordHash: string; email?: string; role: Role },
) {
  return tx.adminUser.create({ data: account, select: { id: true, username: true } })
}

/** Creates an account. Throws a `Refusal` if the username is invalid or taken, or the password is not acceptable. */
export async function createAdmin(
  input: z.input<typeof newAccount>,
): Promise<{ id: string; username: string }> {
  const parsed = newAccount.safeParse(input)
  if (!parsed.success)
    throw new Refusal(parsed.error.issues[0]?.message ?? 'The account details are not valid')
  const { username, name, password } = parsed.data
  const passwordHash = await checkAndHash(password, { username, name })
  try {
    return await db.$transaction(async (tx) => {
      // Accounts created on the server (on the first start or from the command line) are owners.
      const account = await insertAccount(tx, { username, name, passwordHash, role: 'owner' })
      await recordChange(tx, {
        action: 'create',
        recordId: account.id,
        summary: `created the account “${username}”`,
      })
      return account
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(`There is already an account named ${username}`)
    throw error
  }
}

/** Sets a new password and ends all sessions of the account. */
export async function setPassword(usernameInput: string, password: string) {
  const account = await findByUsername(usernameInput)
  const { id, username } = account
  const passwordHash = await checkAndHash(password, account)
  await db.$transaction(async (tx) => {
    await tx.adminUser.update({ where: { id }, data: { passwordHash }, select: { id: true } })
    await revokeSessionsOf(tx, id)
    await sendAccountNotice(tx, account, 'password-changed')
    await recordChange(tx, {
      action: 'set-password',
      recordId: id,
      summary: `set a new password for ${username}`,
    })
  })
}

/**
 * Resets the second factor for someone who has lost both their phone and their recovery codes and has no colleague who
 * could help. Signing in then requires only the password.
 */
export async function resetSecondFactorOf(usernameInput: string) {
  const account = await findByUsername(usernameInput)
  const { id, username } = account
  await db.$transaction(async (tx) => {
    await resetToPasswordOnly(tx, id)
    await revokeSessionsOf(tx, id)
    await sendAccountNotice(tx, account, 'factor-reset')
    await recordChange(tx, {
      action: 'reset-second-factor',
      recordId: id,
      summary: `reset two-factor authentication and passkeys for ${username}`,
    })
  })
}

/** Enables an account from the server's command line, because there may be no owner left who can. */
export async function enableAccountOf(usernameInput: string) {
  const { id, username, disabledAt } = await findByUsername(usernameInput)
  if (!disabledAt) throw new Refusal(`The account ${username} is not disabled`)
  await db.$transaction(async (tx) => {
    await enableSignIn(tx, id)
    await recordChange(tx, { action: 'enable', recordId: id, summary: `enabled ${username}` })
  })
}

const recordChange = (tx: Transaction, change: { action: string; recordId: string; summary: string }) =>
  recordAudit(tx, { name: 'System' }, { noun: 'account', ...change })

/** Lets a disabled account sign in again, and notifies the owners. */
export async function enableSignIn(tx: Transaction, id: string) {
  // A sign-in that was in progress when the account was disabled may have left a session.
  await revokeSessionsOf(tx, id)
  await tx.adminUser.update({ where: { id }, data: { disabledAt: null }, select: { id: true } })
  await notifyOwners(tx, 'account-enabled')
}

async function findByUsername(input: string) {
  const username = normalizeUsername(input)
  const account = await db.adminUser.findUnique({
    where: { username },
    select: { id: true, username: true, name: true, email: true, disabledAt: true },
  })
  if (!account) throw new Refusal(`There is no account named ${username}`)
  return account
}

function checkAndHash(password: string, owner: PasswordOwner) {
  const problem = newPasswordProblem(password, owner)
  if (problem) throw new Refusal(problem)
  return hashPassword(password)
}
