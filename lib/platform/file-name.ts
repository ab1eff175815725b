import { normalize } from './normalize'

const NAME_MAX = 200
// Control, bidi and other invisible signs, separators of paths, and what some systems do not take in a name.
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]+/gu

/**
 * A name that is safe to show and to save under, made of the one that came with a file. Its end becomes `extension`; `fallback`
 * stands where nothing else is left.
 */
export function safeFileName(given: string, extension: string, fallback: string): string {
  const last = normalize(given, 'NFC').split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim()
  const stem = name.replace(/\.[a-z]+$/i, '').replace(/^[. ]+|[. ]+$/g, '')
  return `${cut(stem, NAME_MAX - extension.length - 1) || fallback}.${extension}`
}

/** Not in the middle of a sign that takes two places. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
