// Matches what a spreadsheet would treat as a formula, including full-width characters, at the start of a value and
// wherever a spreadsheet may split it: quotation marks prevent a split only if the spreadsheet uses this file's
// delimiter.
const FORMULA_START = /(?<=^|[;\t\r\n]"?)[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const FORMULA_STARTS = new RegExp(FORMULA_START, 'g')
const PHONE_NUMBER = /^\+\d[\d ]{4,20}$/
// Goes beyond RFC 4180, because in countries with a decimal comma, spreadsheets split cells at semicolons.
const NEEDS_QUOTES = /[",;\t\r\n]/
// Finds formulas and characters to quote in one pass, because almost all values of a large export contain neither.
const NEEDS_ESCAPING = new RegExp(`${FORMULA_START.source}|${NEEDS_QUOTES.source}`)

/** The byte order mark that tells spreadsheets the file is UTF-8. */
export const CSV_START = '\uFEFF'

/** Returns one record according to RFC 4180. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * Returns one cell of a record. Prefixes values that a spreadsheet would treat as a formula with an apostrophe, except
 * plain international phone numbers. Does not use a library, because one would take up most of the time of a
 * million-row export.
 */
export function csvCell(value: string): string {
  if (!NEEDS_ESCAPING.test(value)) return value
  const safe = PHONE_NUMBER.test(value) ? value : value.replace(FORMULA_STARTS, "'$&")
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
