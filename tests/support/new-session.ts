import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { Role } from '@/lib/platform/role'

/** Signs in a new account with this role, without its password. Returns the cookie for an instance of the site. */
export async function newSession(url: string, role: Role = 'owner') {
  const username = `${role}-${randomUUID().slice(0, 8)}`
  const { sessions } = await db.adminUser.create({
    data: { username, role, name: username, passwordHash: 'none', sessions: { create: {} } },
    select: { sessions: { select: { id: true } } },
  })
  const token = await encode({ token: { sid: sessions[0]?.id }, secret: env.AUTH_SECRET })
  // On plain http, the port is part of the name (lib/auth/cookie.ts).
  return `admin-${new URL(url).port}-session=${token}`
}
