// Marked as pure, so that the bundler drops it from pages that do not use it. Creating the first formatter takes
// several milliseconds on a slow phone.
const count = /* @__PURE__ */ new Intl.NumberFormat('en-NG')

/** Formats a number as "1,234". */
export function formatCount(value: number): string {
  return count.format(value)
}

/** Formats a number for which counting stopped at `limit`, as "9,999" or "10,000+". */
export function formatCountUpTo(value: number, limit: number): string {
  return value < limit ? formatCount(value) : `${formatCount(limit)}+`
}

/** Formats a number with its noun, as "1 draft" or "1,234 drafts". */
export function formatCountOf(value: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(value)} ${value === 1 ? singular : plural}`
}
