import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { Role } from '@/lib/platform/role'

/** Creates an account with the given role, and a session for it. Returns the session cookie for the site at `url`. */
export async function newSession(url: string, role: Role = 'owner') {
  const username = `${role}-${randomUUID().slice(0, 8)}`
  const { sessions } = await db.adminUser.create({
    data: { username, role, name: username, passwordHash: 'none', sessions: { create: {} } },
    select: { sessions: { select: { id: true } } },
  })
  const token = await encode({ token: { sid: sessions[0]?.id }, secret: env.AUTH_SECRET })
  // Over plain HTTP, the port is part of the cookie's name (lib/auth/cookie.ts).
  return `admin-${new URL(url).port}-session=${token}`
}
