/** Shortens text to at most `max` characters, at a word boundary if possible. Never leaves half of a surrogate pair. */
export function shorten(text: string, max: number) {
  if (text.length <= max) return text
  const end = text.lastIndexOf(' ', max - 1)
  const start = text.slice(0, end > 0 ? end : max - 1)
  return `${start.replace(/[.,:;\uD800-\uDBFF]$/, '')}…`
}
