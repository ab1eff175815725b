import { readQuery } from '@/lib/platform/list-params'
import { SEARCH_MAX } from './categories'

const TOO_SHORT = 3
/** Matches more digits than an amount in naira has, ignoring spaces and punctuation between them. */
const NUMBER = /\d(?:[\s().+-]*\d){6,}/
const ADDRESS = /@|\bat\b.*\bdot\b|\bwww\.|:\/\//i
const SECRET = /[a-z0-9]{25,}/i

/**
 * Returns the text to store for a search that found nothing; null if it looks like an email address, a phone or
 * account number or a secret, or is too short to be useful.
 */
export function keptSearch(input: string): string | null {
  const text = readSearch(input).replace(/\s+/g, ' ')
  const isPrivate = NUMBER.test(text) || ADDRESS.test(text) || SECRET.test(text)
  return isPrivate || text.replace(/[^\p{L}]/gu, '').length < TOO_SHORT ? null : text
}

/** Normalizes a search, such as the first value of a URL parameter, to one line of at most 100 characters. */
export function readSearch(input: string | string[] | undefined): string {
  const [text = ''] = [input].flat()
  return readQuery(text.slice(0, 10 * SEARCH_MAX))
    .slice(0, SEARCH_MAX)
    .trim()
}
