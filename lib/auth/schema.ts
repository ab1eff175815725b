import { z } from 'zod'
import { line } from '@/lib/platform/fields'
import { normalizeUsername } from './username'

export const INVALID_CREDENTIALS = 'Invalid credentials.'
export const SESSION_ENDED = 'Your session has ended. Please sign in again.'

/** The fields of the sign-in form. No account has longer values. */
export const credentialsSchema = z.object({
  username: line(200).transform(normalizeUsername).pipe(z.string().min(1).max(100)),
  password: z.string().min(1).max(1_000),
  /** A code from the authenticator app, or a recovery code. Absent until the form asks for it. */
  code: line(50).optional(),
})

export type Credentials = z.output<typeof credentialsSchema>

/** The response body of the sign-in endpoint, whatever the status. */
export type SignInResponse =
  /** `hasShortPassword`: the account lost its second factor, and its password is too short on its own. */
  | { ok: true; hasShortPassword?: true }
  /** `asksFor`: the password was correct, and this is still required. */
  | { ok: false; message: string; asksFor?: 'code' | 'passkey' }

export const codeMessages = {
  missing: 'Enter the 6-digit code from your authenticator app',
  missingRecovery: 'Enter one of your recovery codes',
  wrong: 'This code is incorrect or has already been used. Please try the next one.',
  wrongRecovery: 'This recovery code is incorrect or has already been used.',
} as const

/** Returns the message after too many attempts, including how long to wait. */
export function tooManyAttempts(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please try again in ${formatWait(minutes)}.`
}

function formatWait(minutes: number) {
  if (minutes <= 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
