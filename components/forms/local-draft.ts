/** What is being written, kept in this browser. Storage may be full or forbidden: then it lives as long as the page. */

/** What was kept under a key, where it is what it should be; null otherwise. */
export function readDraft<Draft>(key: string, isDraft: (kept: unknown) => kept is Draft): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps it; null forgets it. Returns whether a draft is kept now. */
export function writeDraft(key: string, draft: object | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
    return draft !== null
  } catch {
    return false
  }
}
