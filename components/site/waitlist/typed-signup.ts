const KEY = 'typed-signup'

export interface TypedSignup {
  name: string
  email: string
}

/** Keeps what was typed over a reload of this tab, and no longer. */
export function keepTyped({ name, email }: TypedSignup) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([name, email]))
  } catch {
    // Storage is switched off: the reload then loses two short fields.
  }
}

/** Gives what was kept, once. */
export function takeTyped(): TypedSignup | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    return Array.isArray(kept) ? { name: String(kept[0] ?? ''), email: String(kept[1] ?? '') } : null
  } catch {
    return null
  }
}
