import { normalize } from './normalize'

const NAME_MAX = 200
// More than any name keeps of what it came with; a path before it may be as long as it likes.
const READ_MAX = 1000
// Control, bidi and other invisible characters, separators of paths, and what some systems do not take in a name.
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]+/gu

/**
 * A name that is safe to show and to save under, made of the one that came with a file. Its end becomes `extension`; `fallback`
 * is where nothing else is left.
 */
export function safeFileName(given: string, extension: string, fallback: string): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const name = normalize(cut(last, READ_MAX), 'NFC').replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim()
  const stem = withoutDots(name.replace(/\.[a-z]+$/i, ''))
  return `${cut(stem, NAME_MAX - extension.length - 1) || fallback}.${extension}`
}

/** Without dots and spaces at the ends. No expression: one that looks for an end tries again at every dot of a long run. */
function withoutDots(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && DOTS.includes(text.charAt(start))) start += 1
  while (end > start && DOTS.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const DOTS = '. '

/** Not in the middle of a character that takes two places. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
