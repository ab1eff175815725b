import { randomUUID } from 'node:crypto'
import { query } from './database'
import { admin } from './test'

/** Creates a colleague with the password of the seeded account. */
export async function addColleague(role: string) {
  const username = `eve-${randomUUID().slice(0, 8)}`
  await query(
    `insert into admin_user (id, username, name, role, password_hash)
     select $1, $2, $2, $3::staff_role, password_hash from admin_user where username = $4`,
    [randomUUID(), username, role, admin.username],
  )
  return username
}
