/** More characters than any field allows, so longer text is rejected anyway. */
const MAX_LENGTH = 20_000
// More marks on one character than any script uses (UAX #15, stream-safe text), including wide Katakana marks.
const LONG_MARK_RUN = /[\p{M}\uff9e\uff9f]{31}/u

/**
 * Normalizes typed text. JavaScript sorts a character's marks in quadratic time: a hundred thousand take a minute,
 * blocking all other requests. Returns text with such a run of marks, and overlong text, unchanged.
 */
export function normalize(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.length > MAX_LENGTH || LONG_MARK_RUN.test(text) ? text : text.normalize(form)
}
