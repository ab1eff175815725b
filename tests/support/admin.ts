import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { sessionCookieName } from '@/lib/auth/cookie'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { Role } from '@/lib/platform/role'
import { becomeVisitor } from './request'

/** Creates a signed-in member of staff and makes them the caller of this test's server functions. */
export async function becomeAdmin(headers: Record<string, string> = {}, role: Role = 'owner') {
  const username = `admin-${randomUUID().slice(0, 8)}`
  const { id, sessions } = await db.adminUser.create({
    data: { username, role, name: 'Bisi', passwordHash: 'none', sessions: { create: {} } },
    select: { id: true, sessions: { select: { id: true } } },
  })
  const token = await encode({ token: { sid: sessions[0]?.id }, secret: env.AUTH_SECRET })
  becomeVisitor({ headers, cookies: { [sessionCookieName]: token } })
  return { id, username }
}
