import { createAdmin } from '@/lib/auth/accounts'
import { db } from '@/lib/platform/db'

/** Creates the first account from ADMIN_USERNAME and ADMIN_PASSWORD, unless there already is one. */
export async function seed() {
  if ((await db.adminUser.count()) > 0) return
  const username = process.env.ADMIN_USERNAME || 'admin'
  const password = process.env.ADMIN_PASSWORD
  if (!password) throw new Error('ADMIN_PASSWORD is missing: it becomes the password of the first account')
  await createAdmin({ username, password, name: 'Admin' })
}
