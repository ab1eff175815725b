/** Parses a position: a whole number of at least 1. Returns null, which means the end, for anything else. */
export function readOrder(input: unknown): number | null {
  const text = typeof input === 'string' || typeof input === 'number' ? String(input).trim() : ''
  const order = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return order >= 1 ? order : null
}

/** Returns the hint below the field: where the section goes in a document with `last` positions. */
export function orderHint(typed: unknown, last: number): string {
  const order = readOrder(typed)
  if (order === null)
    return typed === ''
      ? 'If empty, it goes to the end.'
      : 'Not a whole number of 1 or more, so it goes to the end.'
  return order > last
    ? `The last place is ${last}, so it goes to the end.`
    : `1 to ${last}. Leave empty to put the section at the end.`
}
