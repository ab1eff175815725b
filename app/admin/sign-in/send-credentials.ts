import type { SignInAnswer } from '@/lib/auth/schema'

const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.'
const NO_COOKIES = 'Your browser blocks cookies. Please allow cookies for this site and try again.'
const PATIENCE_MS = 20_000

/** Sends the credentials to the server. Every failure is returned as an answer with a message. */
export async function sendCredentials(given: {
  username: string
  password: string
  code?: string
}): Promise<SignInAnswer> {
  if (!navigator.cookieEnabled) return { ok: false, message: NO_COOKIES }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const token: { csrfToken: string } = await (await fetch('/api/auth/csrf', { signal })).json()
    const body = new URLSearchParams({ ...given, csrfToken: token.csrfToken })
    const response = await fetch('/api/auth/callback/credentials', { method: 'POST', body, signal })
    return await response.json()
  } catch {
    return { ok: false, message: UNREACHABLE }
  }
}
