import type { Route } from 'next'
import { type NextRequest, NextResponse } from 'next/server'
import { adminCsp } from '@/lib/auth/admin-csp'
import { sessionCookieName } from '@/lib/auth/cookie'
import { type Admin, findLiveSession } from '@/lib/auth/live-session'
import { CROSS_ORIGIN_REQUEST, isCrossOriginRequest } from '@/lib/auth/own-origin'
import { ACCOUNT_PATH } from '@/lib/auth/required-factor'
import { safeReturnTo, signInPath } from '@/lib/auth/return-to'
import { env } from '@/lib/platform/env'

export const config = { matcher: ['/admin', '/admin/:path*'] }

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Prepares requests and responses of the admin area: sets a content security policy with a nonce, prevents caching,
 * and passes on the path to return to. It also redirects, because a streamed page can no longer do so once its status
 * has been sent. It does not protect anything by itself: every read and action checks the session.
 */
export async function proxy(request: NextRequest) {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && isCrossOriginRequest(request.headers)) return refuse()
  const { pathname, search, searchParams } = request.nextUrl
  if (isRead) {
    const admin = await findCaller(request)
    const isSignIn = pathname === '/admin/sign-in'
    if (isSignIn && admin) return sendTo(safeReturnTo(searchParams.get('returnTo')))
    const path = isSignIn || admin === undefined ? undefined : redirectPath(admin, pathname, search)
    if (path) return isFetched(request) ? emptyResponse() : sendTo(path)
  }
  return addSecurityHeaders(request, pathname + search)
}

/**
 * Returns null if there is no session. Returns undefined if the session cannot be checked now; the page then reports
 * the problem.
 */
async function findCaller(request: NextRequest): Promise<Admin | null | undefined> {
  try {
    return await findLiveSession(request.cookies.get(sessionCookieName)?.value)
  } catch {
    return undefined
  }
}

/** Returns where a request for a page must go first: to the sign-in page, or to set up a second factor. */
function redirectPath(admin: Admin | null, pathname: string, search: string): Route | undefined {
  if (!admin) return signInPath(pathname + search)
  return admin.factorToSetUp?.isDue && pathname !== ACCOUNT_PATH ? ACCOUNT_PATH : undefined
}

function addSecurityHeaders(request: NextRequest, path: string) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = adminCsp(nonce, isDevelopment)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('x-return-to', path)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'no-store')
  return response
}

/**
 * Returns whether the router sent the request: as a prefetch, for parts of a page, or for a click. Next hides the
 * router's headers from this file.
 */
function isFetched(request: NextRequest) {
  return request.headers.get('sec-fetch-dest') === 'empty'
}

/**
 * Makes the router discard the page and, on a click, load it as a document, which is then redirected. A redirect here
 * would make the router request parts of another page from the sign-in page, which returns 404.
 */
function emptyResponse() {
  // Not 204: Next copies the response together with an empty body, which browsers refuse for that status.
  return new NextResponse('', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
}

function sendTo(path: string) {
  // The origin is the configured one, regardless of the Host header.
  const response = NextResponse.redirect(new URL(path, env.APP_URL))
  response.headers.set('cache-control', 'no-store')
  return response
}

function refuse() {
  return new NextResponse(CROSS_ORIGIN_REQUEST, { status: 403, headers: { 'cache-control': 'no-store' } })
}
