import { dictionary } from '@zxcvbn-ts/language-common'
// The extension is required because the start scripts run this file without a build.
import { EASY_TO_GUESS, type PasswordOwner, passwordProblem, passwordVariants } from './password-rules.ts'

/** The 49,000 most common passwords, too many to send to browsers. */
const mostCommonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** A common word shorter than this does not make the rest of the password easy to guess. */
const MIN_WORD_LENGTH = 4

/** Returns an error message for an unacceptable new password, or null. Everything that sets a password calls this. */
export function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
  hasSecondFactor = false,
): string | null {
  const problem = passwordProblem(password, owner, hasSecondFactor)
  if (problem) return problem
  const variants = passwordVariants(password.toLowerCase())
  const isCommon = variants.some((text) => text.length >= MIN_WORD_LENGTH && mostCommonPasswords.has(text))
  return isCommon ? EASY_TO_GUESS : null
}
