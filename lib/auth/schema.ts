import { z } from 'zod'
import { line } from '@/lib/platform/fields'

export const INVALID_CREDENTIALS = 'Invalid credentials.'

/** User names are compared without regard to case or spaces around them. */
export function normaliseUsername(value: string) {
  return value.normalize('NFKC').trim().toLowerCase()
}

/** What the sign-in form sends. Longer values belong to no account. */
export const credentialsSchema = z.object({
  username: line(200).transform(normaliseUsername).pipe(z.string().min(1).max(100)),
  password: z.string().min(1).max(1_000),
})

export type Credentials = z.output<typeof credentialsSchema>

/** What the sign-in endpoint answers, whatever the status. */
export type SignInAnswer = { ok: true } | { ok: false; message: string }

/** The refusal after too many wrong passwords, with the wait in words. */
export function tooManyAttempts(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return `Too many attempts. Please try again in ${wait}.`
}
