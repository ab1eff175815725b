import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { callbackCookieName, cookieOptions, csrfCookieName, sessionCookieName } from './cookie'
import { SESSION_SECONDS } from './live-session'

/** Looks at what was typed; answers the account and the session that was started, or null. */
export type Authorise = () => Promise<{ userId: string; sessionId: string } | null>

interface AuthRequest {
  method: string
  path: string[]
  body?: { csrfToken: string }
  cookies: Record<string, string>
}

interface AuthAnswer {
  status: number
  body: unknown
  cookies: string[]
}

function optionsWith(authorise: Authorise): AuthOptions {
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
          const session = await authorise()
          return session && { id: session.userId, sessionId: session.sessionId }
        },
      }),
    ],
    callbacks: {
      // Where to go is decided by our own page; next-auth's redirects are not followed.
      redirect: () => env.APP_URL,
      // The cookie carries the id of the session row and nothing about the person.
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
 * Calls next-auth through its plain request interface. It sees the method, the path, the fields and the cookies; headers are
 * withheld, so no Host and no X-Forwarded-* can reach it.
 */
export async function askNextAuth(request: AuthRequest, authorise: Authorise): Promise<AuthAnswer> {
  const answer: AuthAnswer = { status: 200, body: null, cookies: [] }
  const response = {
    status(code: number) {
      answer.status = code
      return response
    },
    getHeader: (name: string) => (name === 'Set-Cookie' ? answer.cookies : undefined),
    setHeader(name: string, value: unknown) {
      if (name === 'Set-Cookie' && Array.isArray(value)) answer.cookies = value.map(String)
      return response
    },
    json(body: unknown) {
      answer.body = body
    },
    send(body: unknown) {
      answer.body = body
    },
    end() {},
  }
  const { path, ...given } = request
  const stub = { ...given, headers: {}, query: { nextauth: path } }
  // The few members of the interface that next-auth uses.
  await NextAuth(
    stub as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    optionsWith(authorise),
  )
  return answer
}
