import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/signed-id'
import { browserCookieName, cookieOptions } from './cookie'

const YEAR_SECONDS = 365 * 24 * 60 * 60

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the hash of the browser's random id, which survives signing out, and the cookie that stores the id. */
export function identifyBrowser(cookies: Record<string, string>) {
  const cookie = cookies[browserCookieName] ?? ''
  const id = UUID.test(cookie) ? cookie : randomUUID()
  const flags = `Path=${cookieOptions.path}; HttpOnly; SameSite=Lax${cookieOptions.secure ? '; Secure' : ''}`
  return {
    browserHash: hashToken(id),
    browserCookie: `${browserCookieName}=${id}; Max-Age=${YEAR_SECONDS}; ${flags}`,
  }
}

/**
 * Returns whether one of the account's stored sessions was started in this browser, unless the browser has been
 * forgotten since (revoke.ts). If `usedSecondFactor` is true, only sign-ins with a code or passkey count.
 */
export async function isKnownBrowser(
  tx: Transaction,
  user: { id: string } | { username: string },
  browserHash: string,
  { usedSecondFactor }: { usedSecondFactor?: true } = {},
): Promise<boolean> {
  const where = { user, browserHash, ...(usedSecondFactor && { usedSecondFactor }) }
  return (await tx.adminSession.findFirst({ where, select: { id: true } })) !== null
}
