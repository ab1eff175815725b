import 'server-only'
import { cookies } from 'next/headers'
import { encode } from 'next-auth/jwt'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { Refusal } from '@/lib/platform/errors'
import { cookieOptions, sessionCookieName } from './cookie'
import { type Admin, SESSION_SECONDS } from './live-session'
import { lockAccount, revokeSessionsOf } from './revoke'
import { SESSION_ENDED } from './schema'

/**
 * Ends all sessions of the signed-in account and gives this browser a new one, so that a stolen copy of the old
 * cookie stops working. The 24 hours still count from the original sign-in. Refuses if this session has ended.
 */
export async function keepOnlyThisBrowser(
  tx: Transaction,
  admin: Admin,
  changes: { usedSecondFactor?: true } = {},
) {
  await lockAccount(tx, admin.id)
  const current = await tx.adminSession.findFirst({
    where: { id: admin.sessionId, revokedAt: null },
    select: {
      createdAt: true,
      confirmedAt: true,
      usedSecondFactor: true,
      userAgent: true,
      ip: true,
      browserHash: true,
    },
  })
  if (!current) throw new Refusal(SESSION_ENDED)
  const { createdAt } = current
  await revokeSessionsOf(tx, admin.id)
  const session = await tx.adminSession.create({
    data: { ...current, userId: admin.id, ...changes },
    select: { id: true },
  })
  const leftSeconds = Math.max(60, SESSION_SECONDS - Math.floor((Date.now() - createdAt.getTime()) / 1000))
  const token = await encode({ token: { sid: session.id }, secret: env.AUTH_SECRET, maxAge: leftSeconds })
  const jar = await cookies()
  jar.set(sessionCookieName, token, { ...cookieOptions, maxAge: leftSeconds })
}
