import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { askForPasskey } from '@/components/forms/ask-for-passkey'
import type { SignInResponse } from '@/lib/auth/schema'

const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.'
const NO_COOKIES = 'Your browser blocks cookies. Please allow cookies for this site and try again.'
const TIMEOUT_MS = 20_000

let token: Promise<string> | undefined

/**
 * Fetches the token that the credentials are sent with, unless it is already loaded. Called when someone starts
 * typing, so that the token is ready when they finish.
 */
export function fetchToken(): Promise<string> {
  token ??= requestToken()
  token.catch(forgetToken)
  return token
}

async function requestToken() {
  const response = await fetch('/api/auth/csrf', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { csrfToken }: { csrfToken: string } = await response.json()
  return csrfToken
}

function forgetToken() {
  token = undefined
}

/** Sends the credentials to the server. Failures are returned as a refusal with a message. */
export function sendCredentials(credentials: {
  username: string
  password: string
  code?: string
}): Promise<SignInResponse> {
  return send(credentials)
}

/** Asks the browser for a passkey and sends it to the server. Failures are returned as a refusal with a message. */
export async function sendPasskey(): Promise<SignInResponse> {
  const response = await askForPasskey(requestOptions).catch(() => ({ problem: UNREACHABLE }))
  if ('problem' in response) return { ok: false, message: response.problem }
  return send({ passkey: JSON.stringify(response.passkey) })
}

async function requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const response = await fetch('/api/auth/passkey', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return response.json()
}

async function send(fields: Record<string, string>): Promise<SignInResponse> {
  if (!navigator.cookieEnabled) return { ok: false, message: NO_COOKIES }
  try {
    const body = new URLSearchParams({ ...fields, csrfToken: await fetchToken() })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch('/api/auth/callback/credentials', { method: 'POST', body, signal })
    return await response.json()
  } catch {
    return { ok: false, message: UNREACHABLE }
  } finally {
    // The token's cookie may have been deleted in the meantime, so the next attempt fetches a new token.
    forgetToken()
  }
}
