import { randomInt } from 'node:crypto'
import { site } from '@/lib/site'

/** No letters and digits that look or sound alike on a phone: 0 O, 1 I L, 5 S, 2 Z, 8 B, and no vowels that make words. */
const CHARACTERS = '34679CDFGHJKMNPQRTVWXY'
const LENGTH = 8
const INITIALS = site.name.replace(/[^A-Z]/g, '') || site.name.charAt(0).toUpperCase()

/** Returns a reference for a message, such as "MP-7K3F9Q4C". Random, so that nobody can guess another from one. */
export function newReference(): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)))
  return `${INITIALS}-${characters.join('')}`
}
