import { readQuery } from '@/lib/platform/list-params'
import { SEARCH_MAX } from './categories'

const TOO_SHORT = 3
/** More digits in a row, spaces and the like between them apart, than an amount of naira has. */
const NUMBER = /\d(?:[\s().+-]*\d){6,}/
const ADDRESS = /@|\bat\b.*\bdot\b|\bwww\.|:\/\//i
const SECRET = /[a-z0-9]{25,}/i

/**
 * A search that found nothing as it may be kept, or null: what looks like an email address, a phone or account number, or a secret,
 * is nothing that staff should read, and what is hardly a word tells nothing.
 */
export function keptSearch(given: string): string | null {
  const text = readSearch(given).replace(/\s+/g, ' ')
  const isPrivate = NUMBER.test(text) || ADDRESS.test(text) || SECRET.test(text)
  return isPrivate || text.replace(/[^\p{L}]/gu, '').length < TOO_SHORT ? null : text
}

/** Reads a search: one line of at most 100 characters. */
export function readSearch(given: string): string {
  return readQuery(given.slice(0, 10 * SEARCH_MAX))
    .slice(0, SEARCH_MAX)
    .trim()
}
