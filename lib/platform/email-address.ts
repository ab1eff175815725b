import { CONTROL } from './control-characters'
import { normalize } from './normalize'

const EMAIL_MAX = 254
// One address that a mail server takes: no spaces, no list separators or brackets that mail programs give a meaning, no dot
// beside another; a domain of two labels at least, in ASCII. Parts hold no dot, so nothing is tried twice.
const EMAIL = /^[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)*@([a-z0-9-]+\.)+[a-z0-9-]+$/
const LABEL_ENDS_IN_HYPHEN = /@-|-\.|\.-|-$/

/** One spelling of an address, so that it is unique: full-width characters become plain ones, an international domain its ASCII form. */
export function tidyEmail(given: string): string {
  const email = normalize(given, 'NFKC').trim().toLowerCase()
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + asciiDomain(email.slice(at))
}

function asciiDomain(domain: string): string {
  if (domain.length > EMAIL_MAX || !/[^\p{ASCII}]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Returns whether a tidied text is an address that mail can be sent to. */
export function isEmailAddress(email: string): boolean {
  return (
    email.length <= EMAIL_MAX &&
    !CONTROL.test(email) &&
    EMAIL.test(email) &&
    !LABEL_ENDS_IN_HYPHEN.test(email)
  )
}

/** "a•••@gmail.com": enough for the owner to know it, not for anyone else. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${[...local][0] ?? ''}•••@${domain}`
}
