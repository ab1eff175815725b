import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/platform/db'
import { isUniqueViolation, Refusal } from '@/lib/platform/errors'
import { line } from '@/lib/platform/fields'
import { hashPassword } from './password'
import { passwordFault } from './password-rules'
import { revokeSessionsOf } from './revoke'
import { normaliseUsername } from './schema'

const newAccount = z.object({
  username: z
    .string()
    .transform(normaliseUsername)
    .pipe(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9._-]{1,49}$/, 'The user name may hold a-z, 0-9, dot, dash and underscore'),
    ),
  name: line(100).pipe(z.string().min(1, 'The name is missing')),
  password: z.string(),
})

/**
 * Creates an account. Throws a `Refusal` that says what is wrong with the name or the password, also when the user name
 * is taken.
 */
export async function createAdmin(
  given: z.input<typeof newAccount>,
): Promise<{ id: string; username: string }> {
  const parsed = newAccount.safeParse(given)
  if (!parsed.success) throw new Refusal(parsed.error.issues[0]?.message ?? 'The account is not valid')
  const { username, name, password } = parsed.data
  const passwordHash = await hashAllowed(password, username)
  try {
    return await db.$transaction(async (tx) => {
      const account = await tx.adminUser.create({
        data: { username, name, passwordHash },
        select: { id: true, username: true },
      })
      await recordAudit(
        tx,
        { name: 'System' },
        {
          noun: 'account',
          action: 'create',
          recordId: account.id,
          summary: `created the account ${username}`,
        },
      )
      return account
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(`There is already an account named ${username}`)
    throw error
  }
}

/** Sets a new password and ends every session of the account. */
export async function setPassword(givenUsername: string, password: string) {
  const username = normaliseUsername(givenUsername)
  const account = await db.adminUser.findUnique({ where: { username }, select: { id: true } })
  if (!account) throw new Refusal(`There is no account named ${username}`)
  const passwordHash = await hashAllowed(password, username)
  await db.$transaction(async (tx) => {
    await tx.adminUser.update({ where: { id: account.id }, data: { passwordHash }, select: { id: true } })
    await revokeSessionsOf(tx, account.id)
    await recordAudit(
      tx,
      { name: 'System' },
      {
        noun: 'account',
        action: 'set-password',
        recordId: account.id,
        summary: `set a new password for ${username}`,
      },
    )
  })
}

function hashAllowed(password: string, username: string) {
  const fault = passwordFault(password, username)
  if (fault) throw new Refusal(fault)
  return hashPassword(password)
}
