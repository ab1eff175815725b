/** Parses a position: a whole number of at least 1. Returns null, which means the end, for anything else. */
export function readOrder(input: unknown): number | null {
  const text = typeof input === 'string' || typeof input === 'number' ? String(input).trim() : ''
  const order = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return order >= 1 ? order : null
}

/** Returns the hint below the field: where the section goes in a document with `last` positions. */
export function orderHint(typed: unknown, last: number): string {
  const order = readOrder(typed)
  if (typed === '') return 'Without a number, the section goes to the end.'
  return order === null || order > last
    ? `Use a whole number from 1 to ${last}. Otherwise, the section goes to the end.`
    : `1 to ${last}. Leave empty to put the section at the end.`
}
