// Characters that can be part of an address, but can also precede one, such as a list's dash or Markdown's
// underscore. So can a percent sign. A character may end in a separate accent.
const PRECEDING = '.+_-'
const ADDRESS = `[:alnum:]\\u0300-\\u036f%${PRECEDING}`
/**
 * Characters of other scripts than Latin. Many of these have no spaces between words, or attach particles to them. The
 * string holds the characters themselves, because regular expressions of Postgres and JavaScript escape those above
 * U+FFFF differently.
 */
const OTHER_SCRIPTS =
  '\u0370-\u1cff\u1f00-\u1fff\u2c00-\u2c5f\u2c80-\u2dff\u2e80-\ua71f\ua800-\uab2f\uab70-\ud7ff\uf900-\ufaff' +
  '\ufb13-\ufdff\ufe70-\ufefc\uff66-\uffdc\u{10000}-\u{1077f}\u{107c0}-\u{1cfff}\u{1e000}-\u{1efff}\u{20000}-\u{3ffff}'
const startsInOtherScript = new RegExp(`^[${OTHER_SCRIPTS}]`, 'u')
const endsInOtherScript = new RegExp(`[${OTHER_SCRIPTS}]$`, 'u')
const TEXT_EDGE = `^|[^${ADDRESS}]`
/** In JSON, a backslash belongs to an escape, such as the one of a line break, and so does the character after it. */
const JSON_EDGE = `[^\\\\${ADDRESS}]|[^\\\\](\\\\\\\\)*\\\\[\\\\nrtbf]`

// In a web address, a character such as "=" can be encoded as "%3D". Codes from "%80" on are parts of letters.
const CODE = '[0-7][[:xdigit:]]'
/** The codes of what can precede an address: "%2Bada@example.com" may be the end of "obi%2Bada@example.com". */
const PRECEDING_CODE = '(2[5BDEbde]|5[Ff])'
const ENCODED_EDGE = `%(?!${PRECEDING_CODE})${CODE}`
/**
 * A percent sign before a code belongs to it: "%20ada@example.com" does not contain "20ada@example.com". One after a
 * number makes it a percentage.
 */
const BEFORE = `([${PRECEDING}]|%${PRECEDING_CODE}|[0-9.]*%(?!${CODE}))*`

/**
 * Returns a pattern that also matches capitals. A case-insensitive pattern could not recognize the start of a sentence.
 */
const inAnyCase = (pattern: string) =>
  pattern.replace(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase()
    return [...capital].length === 1 ? `[${letter}${capital}]` : letter
  })

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/** The types of files that staff or visitors can upload. */
const FILE_TYPE = `\\.(${inAnyCase('pdf|docx?|png|jpe?g|webp|gif|svg|zip')})\\M`
/** The start of a sentence that follows a period without a space. */
const SENTENCE = '\\.[[:upper:]]([[:lower:]]|\\M)'

/**
 * Returns a Postgres pattern that matches the address and, as its first group, what precedes it. It does not match
 * within a longer address: "ada@example.com" is not in "bada@example.com", but is in the file names
 * "ada@example.com.pdf" and "CV_ada@example.com.pdf", and in "日本ada@example.com", because the text before it is in a
 * different script. It is also in "ada@example.com.Thanks", unless its own ending is in capitals too. Lookbehind would be
 * quadratic, because Postgres begins at the start of the text.
 */
export function patternFor(isJson: boolean, email: string): string {
  const lastDot = email.lastIndexOf('.')
  const [start, ending] = [escaped(email.slice(0, lastDot)), escaped(email.slice(lastDot))]
  const scriptEdge = startsInOtherScript.test(email) ? '' : `|[${OTHER_SCRIPTS}]`
  const letter = endsInOtherScript.test(email) ? '[[:alnum:]]' : `(?![${OTHER_SCRIPTS}])[[:alnum:]]`
  const edges = [
    `(${isJson ? JSON_EDGE : TEXT_EDGE}|${ENCODED_EDGE}${scriptEdge})${BEFORE}`,
    `[._-](?=${inAnyCase(start + ending)}${FILE_TYPE})`,
  ]
  const lastLabel = `${inAnyCase(ending)}(?!-*${letter}|(?!${FILE_TYPE})\\.[[:alnum:]])|${ending}(?=${SENTENCE})`
  return `(${edges.join('|')})${inAnyCase(start)}(${lastLabel})`
}
