/** The rules of a signup, without a validation library: the public form checks with the same functions as the server. */
export const signupMessages = {
  missing: 'Please fill in all fields',
  email: 'Please enter a valid email address',
  nameTooLong: 'Please use at most 100 characters for your name',
  nameSigns: 'Please remove line breaks and special control characters from your name',
  duplicate: 'This email is already on the waitlist',
  failure: 'Something went wrong. Please try again.',
} as const

const NAME_MAX = 100
const EMAIL_MAX = 254
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
// One address that a mail server takes: no spaces, no list separators or brackets that mail programs give a meaning, no dot
// beside another; a domain of two labels at least, in ASCII. Parts hold no dot, so nothing is tried twice.
const EMAIL = /^[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)*@([a-z0-9-]+\.)+[a-z0-9-]+$/
const LABEL_ENDS_IN_HYPHEN = /@-|-\.|\.-|-$/

export function tidyName(given: string): string {
  return given.normalize('NFC').trim()
}

/** One spelling of an address, so that it is unique: wide letters become plain ones, an international domain its ASCII form. */
export function tidyEmail(given: string): string {
  const email = given.normalize('NFKC').trim().toLowerCase()
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + asciiDomain(email.slice(at))
}

function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** What is wrong with a tidied name, or nothing. */
export function nameFault(name: string): string | undefined {
  if (name === '') return signupMessages.missing
  if (name.length > NAME_MAX) return signupMessages.nameTooLong
  return CONTROL.test(name) ? signupMessages.nameSigns : undefined
}

/** What is wrong with a tidied address, or nothing. */
export function emailFault(email: string): string | undefined {
  if (email === '') return signupMessages.missing
  const isAddress =
    email.length <= EMAIL_MAX &&
    !CONTROL.test(email) &&
    EMAIL.test(email) &&
    !LABEL_ENDS_IN_HYPHEN.test(email)
  return isAddress ? undefined : signupMessages.email
}
