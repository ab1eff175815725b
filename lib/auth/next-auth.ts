import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { callbackCookieName, cookieOptions, csrfCookieName, sessionCookieName } from './cookie'
import { SESSION_SECONDS } from './live-session'

/** Checks the credentials. Returns the account and its new session, or null. */
export type Authorize = () => Promise<{ userId: string; sessionId: string } | null>

interface AuthRequest {
  method: string
  path: string[]
  body?: { csrfToken: string }
  cookies: Record<string, string>
}

interface AuthResponse {
  status: number
  body: unknown
  cookies: string[]
}

function optionsWith(authorize: Authorize): AuthOptions {
  return {
    secret: env.AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    cookies: {
      sessionToken: { name: sessionCookieName, options: cookieOptions },
      csrfToken: { name: csrfCookieName, options: cookieOptions },
      callbackUrl: { name: callbackCookieName, options: cookieOptions },
    },
    providers: [
      CredentialsProvider({
        credentials: {},
        authorize: async () => {
          const session = await authorize()
          return session && { id: session.userId, sessionId: session.sessionId }
        },
      }),
    ],
    callbacks: {
      // Our own page decides where to go, so next-auth's redirects are ignored.
      redirect: () => env.APP_URL,
      // The cookie holds only the id of the session row.
      jwt: ({ user }) => ({ sid: 'sessionId' in user ? String(user.sessionId) : '' }),
    },
    logger: {
      error: (code) => log.warn({ code }, 'next-auth'),
      warn: () => {},
      debug: () => {},
    },
  }
}

/**
 * Calls next-auth with a minimal request: method, path, fields and cookies. Withholds the headers, so that it never
 * sees Host or X-Forwarded-*.
 */
export async function callNextAuth(request: AuthRequest, authorize: Authorize): Promise<AuthResponse> {
  const result: AuthResponse = { status: 200, body: null, cookies: [] }
  const response = {
    status(code: number) {
      result.status = code
      return response
    },
    getHeader: (name: string) => (name === 'Set-Cookie' ? result.cookies : undefined),
    setHeader(name: string, value: unknown) {
      if (name === 'Set-Cookie' && Array.isArray(value)) result.cookies = value.map(String)
      return response
    },
    json(body: unknown) {
      result.body = body
    },
    send(body: unknown) {
      result.body = body
    },
    end() {},
  }
  const { path, ...rest } = request
  const stub = { ...rest, headers: {}, query: { nextauth: path } }
  // next-auth uses no other members of the interface.
  await NextAuth(
    stub as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    optionsWith(authorize),
  )
  return result
}
