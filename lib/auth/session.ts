import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import type { NounName } from '@/lib/nouns'
import { logRefusal } from '@/lib/platform/refusal-log'
import { mayRead, notAllowed } from './access'
import { sessionCookieName } from './cookie'
import { type Admin, findLiveSession } from './live-session'
import { ACCOUNT_PATH, SET_UP_FIRST } from './required-factor'
import { signInPath } from './return-to'

/** Returns the signed-in administrator, or null. Runs once per request. */
export const findAdmin = cache(async (): Promise<Admin | null> => {
  // The session depends on the current time, so nothing that uses it can be prerendered.
  await connection()
  return findLiveSession((await cookies()).get(sessionCookieName)?.value)
})

/**
 * Guards every admin read and returns the administrator. Redirects strangers to the sign-in page, which leads back
 * here. Staff whose role has no access to the noun get the "no access" screen. Those who must first set up a second
 * factor are redirected to their account. If no noun is given, only owners may pass.
 */
export async function requireAdmin(noun?: NounName): Promise<Admin> {
  const admin = await findAdmin()
  // Set by proxy.ts. A visitor who forges it only changes their own return path within /admin.
  if (!admin) redirect(signInPath((await headers()).get('x-return-to')))
  if (admin.factorToSetUp?.isDue && noun !== 'account') redirect(ACCOUNT_PATH)
  if (!mayRead(admin.role, noun)) {
    await logForbidden(admin, noun)
    forbidden()
  }
  return admin
}

/**
 * Logs a page that a role is not allowed to open, once per request. A streamed page has already sent its status, so
 * server/security-log.ts does not see it.
 */
const logForbidden = cache(async (admin: Admin, noun: NounName | undefined) => {
  const path = (await headers()).get('x-return-to')?.split('?', 1)[0]
  await logRefusal('not allowed', { noun, path, admin: admin.id, role: admin.role })
})

type Access =
  | { admin: Admin; refusal?: undefined }
  | { admin?: undefined; refusal: { status: 401 | 403; message: string } }

/** Checks whether the caller of an admin route may see the noun or, with `mayChange`, change it. */
export async function findAccess(noun: NounName, isAllowed = mayRead): Promise<Access> {
  const admin = await findAdmin()
  if (!admin) return { refusal: { status: 401, message: 'Please sign in and try again.' } }
  if (admin.factorToSetUp?.isDue) return { refusal: { status: 403, message: SET_UP_FIRST } }
  if (!isAllowed(admin.role, noun)) return { refusal: { status: 403, message: notAllowed(admin.role) } }
  return { admin }
}
