import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { sessionCookieName } from './cookie'
import { type Admin, findLiveSession } from './live-session'
import { signInPath } from './return-to'

/** Who is signed in, or null. Asked once per request. */
export const findAdmin = cache(async (): Promise<Admin | null> => {
  // Whether a session still lives depends on the time: nothing of it is rendered ahead.
  await connection()
  return findLiveSession((await cookies()).get(sessionCookieName)?.value)
})

/**
 * The gate of every admin read: answers who is signed in, or sends the visitor to the sign-in page, which leads back here.
 */
export async function requireAdmin(): Promise<Admin> {
  const admin = await findAdmin()
  if (admin) return admin
  // Set by proxy.ts; a visitor who sets it himself only changes where he returns to, within /admin.
  redirect(signInPath((await headers()).get('x-return-to')))
}
