export interface InputBounds {
  /** Characters in one text. */
  text: number
  /** Entries in one list. */
  list: number
}

/** More than any form sends, for visitors and for staff. Each field has its own, lower limit. */
export const inputBounds = {
  public: { text: 20_000, list: 100 },
  guarded: { text: 200_000, list: 10_000 },
} as const satisfies Record<string, InputBounds>

const NAME_MAX = 200
/** Limits how deeply values are nested, because each level makes the path longer. */
const PATH_MAX = 1_000

/**
 * Returns the path of the first value that is longer than any form sends, or undefined. Call this first, because
 * validating and normalizing long texts, sometimes in quadratic time, blocks all other requests.
 */
export function findOversized(
  value: unknown,
  bounds: InputBounds,
  path = 'form',
  seen = new Set<unknown>(),
): string | undefined {
  if (typeof value === 'string') return value.length > bounds.text ? path : undefined
  if (Array.isArray(value) && value.length > bounds.list) return path
  if (!Array.isArray(value) && !isRecord(value)) return undefined
  if (path.length > PATH_MAX) return path
  // React's decoder can return the same object in many places, even within itself.
  if (seen.has(value)) return undefined
  seen.add(value)
  for (const [name, each] of Object.entries(value)) {
    if (name.length > NAME_MAX) return path
    const found = findOversized(each, bounds, path === 'form' ? name : `${path}.${name}`, seen)
    if (found) return found
  }
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
