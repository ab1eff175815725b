export interface InputBounds {
  /** Characters of one text. */
  text: number
  /** Entries of one list. */
  list: number
}

/** More than any public form sends, and more than any form of staff. Each field has a lower limit of its own. */
export const inputBounds = {
  public: { text: 20_000, list: 100 },
  guarded: { text: 200_000, list: 10_000 },
} as const satisfies Record<string, InputBounds>

const NAME_MAX = 200

/**
 * Returns the path of the first field that is longer than any form sends, or undefined. Rules, expressions and normalisation take
 * longer the longer a text is, some with the square of its length, and nobody else is answered meanwhile: so this is asked first.
 */
export function findOversized(value: unknown, bounds: InputBounds, path = 'form'): string | undefined {
  if (typeof value === 'string') return value.length > bounds.text ? path : undefined
  if (Array.isArray(value) && value.length > bounds.list) return path
  if (!Array.isArray(value) && !isRecord(value)) return undefined
  for (const [name, each] of Object.entries(value)) {
    if (name.length > NAME_MAX) return path
    const found = findOversized(each, bounds, path === 'form' ? name : `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
