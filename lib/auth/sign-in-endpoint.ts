import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { refusedSignIns } from '@/lib/platform/metrics'
import { senderOf } from '@/lib/platform/request'
import { jsonResponse } from '@/lib/platform/uncached-response'
import { sessionCookieName } from './cookie'
import { identifyBrowser, isKnownBrowser } from './known-browser'
import { readSessionId } from './live-session'
import { callNextAuth } from './next-auth'
import { CROSS_ORIGIN_REQUEST, isCrossOriginRequest } from './own-origin'
import { type Assertion, assertionSchema, passkeyMessages } from './passkey-schema'
import { assertionOptions, SIGN_IN } from './passkeys'
import { revokeSession } from './revoke'
import {
  type Credentials,
  codeMessages,
  credentialsSchema,
  INVALID_CREDENTIALS,
  type SignInResponse,
  tooManyAttempts,
} from './schema'
import { type SignInOutcome, startPasskeySession, startSession } from './sign-in'
import { type Attempt, countAttempt, refundAttempt, resetAttempts } from './sign-in-limits'

const NO_COOKIE = 'Your browser blocked the sign-in cookie. Please allow cookies for this site and try again.'
const FAILURE = 'We could not sign you in. Please try again in a moment.'
const MAX_BODY = 16_384

export interface CookieJar {
  getAll: () => { name: string; value: string }[]
}

/** Handles `GET /api/auth/csrf`: returns the token that the sign-in form must send, bound to a cookie. */
export async function handleCsrfToken(jar: CookieJar): Promise<Response> {
  const request = { method: 'GET', path: ['csrf'], cookies: plainCookies(jar) }
  const { body, cookies } = await callNextAuth(request, async () => null)
  return respond(200, body, cookies)
}

/**
 * Handles `GET /api/auth/passkey`: returns the options with which the browser asks for a passkey, valid for five
 * minutes.
 */
export async function handlePasskeyOptions(): Promise<Response> {
  return respond(200, await assertionOptions(SIGN_IN), [])
}

/**
 * Handles `POST /api/auth/callback/credentials`: signs in with a password or a passkey. On failure, returns a message
 * that says why.
 */
export async function handleSignIn(request: Request, jar: CookieJar): Promise<Response> {
  if (isCrossOriginRequest(request.headers)) return refuse(403, CROSS_ORIGIN_REQUEST)
  const fields = await readFields(request)
  if (!fields) return refuse(400, FAILURE)
  try {
    return await signIn(request, fields, plainCookies(jar))
  } catch (error) {
    const isBusy = error instanceof Refusal
    if (!isBusy) log.error({ err: error }, 'sign-in failed')
    return refuse(503, isBusy ? error.message : FAILURE, { 'retry-after': '5' })
  }
}

async function signIn(request: Request, fields: Record<string, string>, cookies: Record<string, string>) {
  const proof = readProof(fields)
  if (!proof) return refuse(401, 'passkey' in fields ? passkeyMessages.refused : INVALID_CREDENTIALS)
  const { browserHash, browserCookie } = identifyBrowser(cookies)
  const visitor = { browserHash, ...senderOf(request.headers) }
  const username = 'username' in proof ? proof.username : null
  const isKnown = username !== null && (await isKnownBrowser(db, { username }, browserHash))
  const attempt = { username, address: visitor.address, knownBrowser: isKnown ? browserHash : null }
  const wait = await countAttempt(attempt)
  if (wait > 0) return refuseFor(wait)

  // next-auth turns every outcome into a redirect, so remember the actual outcome here.
  let checked: Promise<SignInOutcome> | undefined
  const path = ['callback', 'credentials']
  const body = { csrfToken: fields.csrfToken ?? '' }
  const response = await callNextAuth({ method: 'POST', path, body, cookies }, async () => {
    checked = 'username' in proof ? startSession(proof, visitor) : startPasskeySession(proof, visitor)
    const outcome = await checked
    return outcome.kind === 'started' ? outcome : null
  })
  if (!checked) {
    await refundAttempt(attempt)
    return refuse(403, NO_COOKIE, {}, response.cookies)
  }
  const outcome = await checked
  if (outcome.kind !== 'started') return respondRefused(outcome, attempt, response.cookies)
  if (!response.cookies.some((cookie) => cookie.startsWith(`${sessionCookieName}=`))) {
    throw new Error('next-auth set no session cookie')
  }
  await resetAttempts(attempt)
  await endPreviousSession(cookies[sessionCookieName])
  const success: SignInResponse = outcome.isPasswordShort
    ? { ok: true, hasShortPassword: true }
    : { ok: true }
  return respond(200, success, [...response.cookies, browserCookie])
}

/** Returns the credentials or the passkey's response; null if the fields contain neither. */
function readProof({ passkey, ...fields }: Record<string, string>): Credentials | Assertion | null {
  if (passkey === undefined) return credentialsSchema.safeParse(fields).data ?? null
  return z.string().transform(parseJson).pipe(assertionSchema).safeParse(passkey).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Responds to a refused sign-in. A wrong code counts like a wrong password. Being asked for a code or passkey does
 * not count as a failure, but does not reset the limit either, or an attacker could reset it between guesses.
 */
async function respondRefused(
  outcome: Exclude<SignInOutcome, { kind: 'started' }>,
  attempt: Attempt,
  cookies: string[],
) {
  const needsSecondFactor = outcome.kind === 'code-needed' || outcome.kind === 'passkey-needed'
  if (needsSecondFactor) await refundAttempt(attempt)
  else refusedSignIns.inc({ reason: outcome.kind })
  if (outcome.kind === 'wait') return refuseFor(outcome.seconds)
  const { refused } = passkeyMessages
  if (outcome.kind === 'refused')
    return refuse(401, attempt.username === null ? refused : INVALID_CREDENTIALS, {}, cookies)
  if (outcome.kind === 'passkey-needed')
    return respond(
      401,
      { ok: false, message: passkeyMessages.required, asksFor: 'passkey' } satisfies SignInResponse,
      cookies,
    )
  const message =
    outcome.kind === 'code-needed'
      ? codeMessages.missing
      : codeMessages[outcome.factor === 'code' ? 'wrong' : 'wrongRecovery']
  return respond(401, { ok: false, message, asksFor: 'code' } satisfies SignInResponse, cookies)
}

/** Ends the session that this sign-in replaces in the same browser, so that its cookie stops working. */
async function endPreviousSession(token: string | undefined) {
  const previous = await readSessionId(token)
  if (previous) await revokeSession(db, previous)
}

/** Reads the fields of a form-encoded body. Returns null if the content type is different or the body too long. */
async function readFields(request: Request): Promise<Record<string, string> | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded') || !request.body) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > MAX_BODY) return null
    chunks.push(chunk)
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}

function plainCookies(jar: CookieJar) {
  return Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value]))
}

function refuseFor(seconds: number) {
  return refuse(429, tooManyAttempts(seconds), { 'retry-after': String(seconds) })
}

function refuse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  cookies: string[] = [],
) {
  return respond(status, { ok: false, message } satisfies SignInResponse, cookies, headers)
}

function respond(status: number, body: unknown, cookies: string[], headers: Record<string, string> = {}) {
  const response = jsonResponse(status, body, headers)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
