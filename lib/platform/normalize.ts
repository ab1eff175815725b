/** More than any field takes: what is longer is refused as it came. */
const LONGEST = 20_000
// More marks on one character than any script writes (UAX #15, stream-safe text). The wide Katakana marks become such.
const PILE = /[\p{M}\uff9e\uff9f]{31}/u

/**
 * One spelling of what was typed. The engine sorts the marks of a character in a time that grows with the square of their number, a
 * minute for a hundred thousand, in which nobody else is answered: a pile of them, and what is too long anyway, stays as it is.
 */
export function normalize(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.length > LONGEST || PILE.test(text) ? text : text.normalize(form)
}
