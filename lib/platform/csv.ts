// What a spreadsheet would run as a formula, in the full-width spelling too.
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const PHONE_NUMBER = /^\+\d[\d ]{4,20}$/
const NEEDS_QUOTES = /[",\r\n]/

/** The byte order mark by which spreadsheets recognize UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * One record as RFC 4180 wants it. A value that a spreadsheet would take for a formula gets an apostrophe in front;
 * a plain international phone number is harmless and stays readable. Written here rather than taken from a library
 * because an export of a million rows spends most of its time in it.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string): string {
  const safe = FORMULA.test(value) && !PHONE_NUMBER.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
