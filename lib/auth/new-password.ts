import { dictionary } from '@zxcvbn-ts/language-common'
// The extension is required because the start scripts run this file without a build.
import { EASY_TO_GUESS, type PasswordOwner, passwordProblem, spellingsOf } from './password-rules.ts'

/** The 49,000 most common passwords, too many to send to browsers. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Shorter words reveal little about the characters around them. */
const MIN_WORD_LENGTH = 4

/** Returns what is wrong with a new password as a sentence, or null. Everything that sets a password calls this. */
export function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
  hasSecondFactor = false,
): string | null {
  const problem = passwordProblem(password, owner, hasSecondFactor)
  if (problem) return problem
  const spellings = spellingsOf(password.toLowerCase())
  const isLeaked = spellings.some((text) => text.length >= MIN_WORD_LENGTH && leaked.has(text))
  return isLeaked ? EASY_TO_GUESS : null
}
