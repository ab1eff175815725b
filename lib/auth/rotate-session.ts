import 'server-only'
import { cookies } from 'next/headers'
import { encode } from 'next-auth/jwt'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { cookieOptions, sessionCookieName } from './cookie'
import { type Admin, SESSION_SECONDS } from './live-session'
import { revokeSessionsOf } from './revoke'

/**
 * Ends all sessions of the signed-in account and gives this browser a new one, so that a stolen copy of the old
 * cookie stops working. The 24 hours still count from the original sign-in.
 */
export async function keepOnlyThisBrowser(tx: Transaction, admin: Admin) {
  const { createdAt, confirmedAt, userAgent, ip, browserHash } = await tx.adminSession.findUniqueOrThrow({
    where: { id: admin.sessionId },
    select: { createdAt: true, confirmedAt: true, userAgent: true, ip: true, browserHash: true },
  })
  await revokeSessionsOf(tx, admin.id)
  const session = await tx.adminSession.create({
    data: { userId: admin.id, createdAt, confirmedAt, userAgent, ip, browserHash },
    select: { id: true },
  })
  const leftSeconds = Math.max(60, SESSION_SECONDS - Math.floor((Date.now() - createdAt.getTime()) / 1000))
  const token = await encode({ token: { sid: session.id }, secret: env.AUTH_SECRET, maxAge: leftSeconds })
  const jar = await cookies()
  jar.set(sessionCookieName, token, { ...cookieOptions, maxAge: leftSeconds })
}
