/** Until someone takes it away, or with its tab. */
type Lifetime = 'browser' | 'tab'

const storageOf = (lifetime: Lifetime) => (lifetime === 'tab' ? sessionStorage : localStorage)

/** Returns what was kept under a key, where it is what it should be; null otherwise. */
export function readDraft<Draft>(
  key: string,
  isDraft: (kept: unknown) => kept is Draft,
  lifetime: Lifetime = 'browser',
): Draft | null {
  try {
    const kept: unknown = JSON.parse(storageOf(lifetime).getItem(key) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/**
 * Keeps what is being written; null forgets it. Returns whether a draft is kept now: storage may be full or forbidden, and what is
 * written then lives as long as the page.
 */
export function writeDraft(key: string, draft: object | null, lifetime: Lifetime = 'browser'): boolean {
  try {
    if (draft) storageOf(lifetime).setItem(key, JSON.stringify(draft))
    else storageOf(lifetime).removeItem(key)
    return draft !== null
  } catch {
    return false
  }
}

export function isTexts(kept: unknown): kept is Record<string, string> {
  return (
    typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string')
  )
}
