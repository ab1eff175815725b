/** Where drafts are kept: until removed, or until the tab is closed. */
type Lifetime = 'browser' | 'tab'

const storageOf = (lifetime: Lifetime) => (lifetime === 'tab' ? sessionStorage : localStorage)

/** Returns the draft stored under a key if it is valid; null otherwise. */
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
 * Stores a draft; null deletes it. Returns whether a draft is stored. If storage is full or forbidden, changes only
 * live as long as the page.
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
