/** The place that was typed: a whole number of at least 1. Anything else is null, which means the end. */
export function readOrder(given: unknown): number | null {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  const order = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return order >= 1 ? order : null
}
