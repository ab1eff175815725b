import { CONTROL } from './control-characters'
import { normalize } from './normalize'

const EMAIL_MAX = 254
// Matches one address that mail servers accept: no spaces, list separators or brackets, no consecutive dots, and an
// ASCII domain with at least two labels. Bullets are rejected, too, so that a masked address is not valid. The parts
// contain no dots, so that matching does not backtrack.
const EMAIL = /^[^\s@<>()[\]\\,;:".•]+(\.[^\s@<>()[\]\\,;:".•]+)*@([a-z0-9-]+\.)+[a-z0-9-]+$/
const LABEL_ENDS_IN_HYPHEN = /@-|-\.|\.-|-$/

/** Matches a character that is not ASCII. The name in an address may contain such characters, its domain may not. */
export const NON_ASCII = /[^\p{ASCII}]/u

/** Matches the “@” of an address in a text, which a web address can contain encoded. */
export const AT_SIGN = /@|%40/

/**
 * Normalizes an address, so that each address has only one form: lowercase, with ASCII instead of full-width
 * characters and Punycode for international domains.
 */
export function normalizeEmail(input: string): string {
  const email = normalize(input, 'NFKC').trim().toLowerCase()
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + asciiDomain(email.slice(at))
}

function asciiDomain(domain: string): string {
  if (domain.length > EMAIL_MAX || !NON_ASCII.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Returns whether normalized text is a valid email address. */
export function isEmailAddress(email: string): boolean {
  return (
    email.length <= EMAIL_MAX &&
    !CONTROL.test(email) &&
    EMAIL.test(email) &&
    !LABEL_ENDS_IN_HYPHEN.test(email)
  )
}

/** Returns a link that starts an email to an address, escaped because a "?" in it could add recipients. */
export const mailtoLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Masks an address as in "a•••@gmail.com", so that only its owner recognizes it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${[...local][0] ?? ''}•••@${domain}`
}
