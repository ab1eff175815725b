import { randomInt } from 'node:crypto'
import { site } from '@/lib/site'

/**
 * Leaves out characters that look or sound alike (0 O, 1 I L, 5 S, 2 Z, 8 B), and vowels, so that codes never spell
 * words.
 */
const CHARACTERS = '34679CDFGHJKMNPQRTVWXY'
const LENGTH = 8
const INITIALS = site.name.replace(/[^A-Z]/g, '') || site.name.charAt(0).toUpperCase()

/** Returns a random reference, such as "MP-7K3F9Q4C", that cannot be guessed from another one. */
export function newReference(): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)))
  return `${INITIALS}-${characters.join('')}`
}
