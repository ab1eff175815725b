import { domainToUnicode } from 'node:url'

/**
 * Returns the ways in which people spell a normalized address, in lower case: its domain in Punycode or Unicode, and
 * accents within their characters or as separate characters, as macOS writes them in file names.
 */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  // It is empty for Punycode that is invalid.
  const domain = domainToUnicode(email.slice(at)) || email.slice(at)
  const spellings = [email, email.slice(0, at) + domain]
  return [...new Set([...spellings, ...spellings.map((spelling) => spelling.normalize('NFD'))])]
}
