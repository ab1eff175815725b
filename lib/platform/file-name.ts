import { CONTROL } from './control-characters'
import { normalize } from './normalize'

const NAME_MAX = 200
// Far longer than any stored name, because the input may include a path.
const READ_MAX = 1000
// Control, bidi and other invisible characters, path separators, and characters that some systems reject in names.
const UNWANTED = new RegExp(`(?:${CONTROL.source}|[<>:"|?*])+`, 'gu')

/**
 * Makes a file name safe to display and save. Replaces its extension with `extension`, and uses `fallback` if nothing
 * else is left.
 */
export function safeFileName(fileName: string, extension: string, fallback: string): string {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
  const name = normalize(cut(last, READ_MAX), 'NFC').replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim()
  const stem = withoutDots(name.replace(/\.[a-z]+$/i, ''))
  return `${cut(stem, NAME_MAX - extension.length - 1) || fallback}.${extension}`
}

/** Trims dots and spaces without a regular expression, which would start over at every dot of a long run. */
function withoutDots(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && DOTS.includes(text.charAt(start))) start += 1
  while (end > start && DOTS.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const DOTS = '. '

/** Truncates text without splitting a surrogate pair. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
