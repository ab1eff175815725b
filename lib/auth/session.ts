import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { sessionCookieName } from './cookie'
import { type Admin, findLiveSession } from './live-session'
import { signInPath } from './return-to'

/** Returns the signed-in administrator, or null. Runs once per request. */
export const findAdmin = cache(async (): Promise<Admin | null> => {
  // The session depends on the current time, so nothing that uses it can be prerendered.
  await connection()
  return findLiveSession((await cookies()).get(sessionCookieName)?.value)
})

/** Guards every admin read: returns the administrator, or redirects to the sign-in page, which leads back here. */
export async function requireAdmin(): Promise<Admin> {
  const admin = await findAdmin()
  if (admin) return admin
  // Set by proxy.ts. A visitor who forges it only changes their own return path within /admin.
  redirect(signInPath((await headers()).get('x-return-to')))
}
