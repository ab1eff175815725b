import 'server-only'
import { env } from '@/lib/platform/env'
import { hostCookieName } from '@/lib/platform/host-cookie'

const url = new URL(env.APP_URL)
const isSecure = url.protocol === 'https:'

/**
 * Returns the name of a cookie that only this host can set. Cookies ignore ports, so on plain http (local development)
 * the port is part of the name. Otherwise two local copies would sign each other out.
 */
function cookieName(name: string) {
  return hostCookieName(isSecure ? `admin-${name}` : `admin-${url.port || '80'}-${name}`, isSecure)
}

export const sessionCookieName = cookieName('session')
/** Recognizes a browser that someone has signed in with before. It grants no access. */
export const browserCookieName = cookieName('browser')
export const csrfCookieName = cookieName('csrf')
export const callbackCookieName = cookieName('callback')

export const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const
