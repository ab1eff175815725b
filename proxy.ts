import { type NextRequest, NextResponse } from 'next/server'
import { adminCsp } from '@/lib/auth/admin-csp'
import { sessionCookieName } from '@/lib/auth/cookie'
import { findLiveSession } from '@/lib/auth/live-session'
import { FOREIGN_REQUEST, isForeignRequest } from '@/lib/auth/own-origin'
import { safeReturnTo, signInPath } from '@/lib/auth/return-to'
import { env } from '@/lib/platform/env'

export const config = { matcher: ['/admin', '/admin/:path*'] }

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Dresses the admin's requests and answers: policy with a nonce, no caching, the path to return to. Redirects are made here
 * because a page that streams has sent its status already. This is not the lock: every read and action asks for the
 * session itself.
 */
export async function proxy(request: NextRequest) {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && isForeignRequest(request.headers)) return refuse()
  const { pathname, search, searchParams } = request.nextUrl
  if (isRead) {
    const isSignedIn = await hasSession(request)
    const isSignIn = pathname === '/admin/sign-in'
    if (isSignIn && isSignedIn) return sendTo(safeReturnTo(searchParams.get('returnTo')))
    if (!isSignIn && isSignedIn === false) {
      return isFetched(request) ? giveNothing() : sendTo(signInPath(pathname + search))
    }
  }
  return dress(request, pathname + search)
}

/** Undefined when it cannot be known now: the page then says what is wrong. */
async function hasSession(request: NextRequest): Promise<boolean | undefined> {
  try {
    return (await findLiveSession(request.cookies.get(sessionCookieName)?.value)) !== null
  } catch {
    return undefined
  }
}

function dress(request: NextRequest, path: string) {
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

/** By the router: ahead of a click, part by part, or after it. Its own headers are not told here. */
function isFetched(request: NextRequest) {
  return request.headers.get('sec-fetch-dest') === 'empty'
}

/**
 * The router then knows nothing of the page, and loads it as a document at the click, which is redirected. A redirect here would
 * have it ask the sign-in page for parts of another page, with 404 as the answer.
 */
function giveNothing() {
  return new NextResponse(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

function sendTo(path: string) {
  // The origin is the configured one, whatever Host says.
  const response = NextResponse.redirect(new URL(path, env.APP_URL))
  response.headers.set('cache-control', 'no-store')
  return response
}

function refuse() {
  return new NextResponse(FOREIGN_REQUEST, { status: 403, headers: { 'cache-control': 'no-store' } })
}
