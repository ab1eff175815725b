// The extensions are required because the start scripts run this file without a build.
import { normalize } from '../platform/normalize.ts'
import { site } from '../site.ts'
import { commonPasswords } from './common-passwords.ts'

/** NIST SP 800-63B-4, 3.1.1.2: at least 15 characters for a password on its own, 8 with a second factor. */
export const PASSWORD_MIN = 15
const PASSWORD_MIN_WITH_FACTOR = 8
export const PASSWORD_MAX = 256

export function passwordMin(hasSecondFactor: boolean): number {
  return hasSecondFactor ? PASSWORD_MIN_WITH_FACTOR : PASSWORD_MIN
}

export const EASY_TO_GUESS = 'This password is easy to guess, so please choose another one'
export const CONTAINS_NAME = `The password must not contain your name, your username or “${site.name}”`

/** Shorter names occur in unrelated words by chance. */
const MIN_NAME_LENGTH = 4

/** The person choosing a password. */
export interface PasswordOwner {
  username: string
  name?: string
}

const COMMON_WORDS =
  /password|passwort|passw0rd|p@ssw0rd|p@ssword|welcome|letmein|iloveyou|changeme|default|administrator|admin|superuser|root|secret|monkey|dragon|football|sunshine|princess|master|login|money|plan|naira|nigeria|lagos|test|user|abc|qwertyuiop|qwerty|asdfghjkl|asdf|zxcvbnm|zxcv/g

const ROWS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Returns an error message for an unacceptable new password, or null. Only its length and guessability count; there are
 * no character class rules (NIST SP 800-63B-4, 3.1.1.2). Forms preview with this; `newPasswordProblem` decides.
 */
export function passwordProblem(
  password: string,
  { username, name = '' }: PasswordOwner,
  hasSecondFactor = false,
): string | null {
  const length = [...password].length
  const min = passwordMin(hasSecondFactor)
  if (length < min) return `The password must have at least ${min} characters`
  if (length > PASSWORD_MAX) return `The password must have at most ${PASSWORD_MAX} characters`
  if (isEasyToGuess(password, username)) return EASY_TO_GUESS
  if (containsName(password, [site.name, username, name])) return CONTAINS_NAME
  return null
}

/** Returns whether little remains after removing common words, the username, keyboard rows and repetitions. */
function isEasyToGuess(password: string, username: string): boolean {
  const lower = password.toLowerCase()
  if (isCommon(lower)) return true
  if (new Set(lower).size < 6 || /^(.{1,6})\1+.{0,5}$/s.test(lower)) return true
  const withoutName = username ? lower.replaceAll(username.toLowerCase(), '') : lower
  const rest = withoutRows(withoutName.replace(COMMON_WORDS, '')).replace(/(.)\1+/gs, '$1')
  return rest.replace(/[\d\s\p{P}\p{S}]/gu, '').length < 3 && rest.length < 10
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Returns whether a password contains one of these names or a part of one, however it is spelled. */
function containsName(password: string, names: readonly string[]): boolean {
  const text = foldName(password)
  const parts = names.flatMap((name) => [name, ...name.split(/[\s._-]+/)]).map(foldName)
  return parts.some((part) => [...part].length >= MIN_NAME_LENGTH && text.includes(part))
}

/** Returns text in lower case, without accents, spaces and symbols. */
const foldName = (text: string) =>
  normalize(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns whether a password is a common one, perhaps with digits and symbols around it or in place of letters. */
function isCommon(lower: string): boolean {
  return passwordVariants(lower).some((text) => commonPasswords.has(text))
}

/** Returns a lower-case password as typed, without the characters around a word, and with digits read as letters. */
export function passwordVariants(lower: string): string[] {
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const plain = lower.replace(/[\d!-/:-@]+$/, '').replace(/[013457@$]/g, (char) => LEET[char] ?? char)
  return [lower, bare, plain]
}

/** Removes runs of four or more adjacent keys, letters or digits, in either direction. */
function withoutRows(text: string): string {
  let rest = text
  for (const row of [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]) {
    for (let size = row.length; size >= 4; size -= 1) {
      for (let at = 0; at + size <= row.length; at += 1) rest = rest.replaceAll(row.slice(at, at + size), '')
    }
  }
  return rest
}
