import { randomBytes } from 'node:crypto'
import { enableAccountOf, resetSecondFactorOf, setPassword } from '@/lib/auth/accounts'
import { db, pool } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'

const [what = '', username = ''] = process.argv.slice(2)

try {
  if (what === 'password') {
    const password = randomBytes(15).toString('base64url')
    await setPassword(username, password)
    console.log(
      `The password of ${username} is now: ${password}\nIt is not shown again. Its owner should change it under Your account.`,
    )
  } else if (what === 'enable') {
    await enableAccountOf(username)
    console.log(`${username} is enabled and can sign in again.`)
  } else {
    await resetSecondFactorOf(username)
    console.log(
      `The second factor and passkeys of ${username} have been removed. Signing in now requires only the password.`,
    )
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
} finally {
  await db.$disconnect()
  await pool.end()
}
