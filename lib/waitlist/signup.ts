import { CONTROL } from '@/lib/platform/control-characters'
import { isEmailAddress } from '@/lib/platform/email-address'
import { normalize } from '@/lib/platform/normalize'

/**
 * Validation rules for signups. They need no validation library, so the public form and the server can share them.
 */
export const signupMessages = {
  missing: 'Please fill in all fields',
  email: 'Please enter a valid email address',
  nameTooLong: 'Please use at most 100 characters for your name',
  nameCharacters: 'Please remove line breaks and control characters from your name',
  duplicate: 'This email is already on the waitlist',
  failure: 'Something went wrong. Please try again.',
} as const

const NAME_MAX = 100

export function normalizeName(input: string): string {
  return normalize(input, 'NFC').trim()
}

const TITLE = /^(mrs?|ms|miss|dr|prof|engr|arc|barr|chief|alhaj[ia]|pastor|rev|sir|hon)\.?$/i

/** Returns the name to greet someone with: the first word that is not a title. */
export function firstNameOf(name: string): string {
  const words = normalizeName(name).split(/\s+/)
  return words.find((word) => !TITLE.test(word)) ?? words.join(' ')
}

/** Returns the error message for a trimmed name, if any. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return signupMessages.missing
  if (name.length > NAME_MAX) return signupMessages.nameTooLong
  return CONTROL.test(name) ? signupMessages.nameCharacters : undefined
}

/** Returns the error message for a trimmed address, if any. */
export function emailProblem(email: string): string | undefined {
  if (email === '') return signupMessages.missing
  return isEmailAddress(email) ? undefined : signupMessages.email
}
