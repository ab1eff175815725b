/**
 * The lifetime of a draft: `browser` lasts until the draft is removed or the person signs out, `tab` until the tab is
 * closed.
 */
type Lifetime = 'browser' | 'tab'

const storageOf = (lifetime: Lifetime) => (lifetime === 'tab' ? sessionStorage : localStorage)

/**
 * Returns the id of the signed-in account. A session can end without a sign-out, and others may use the browser, so what
 * it stores is kept apart by account.
 */
export const accountId = () => document.querySelector<HTMLElement>('[data-account]')?.dataset.account

/** Returns the start of the names of this account's drafts with the lifetime `browser`, which only staff forms keep. */
const prefix = () => `draft:${accountId()}:`

const nameOf = (key: string, lifetime: Lifetime) => (lifetime === 'tab' ? key : prefix() + key)

/** Returns the draft stored under a key if it is valid; null otherwise. */
export function readDraft<Draft>(
  key: string,
  isDraft: (stored: unknown) => stored is Draft,
  lifetime: Lifetime = 'browser',
): Draft | null {
  try {
    const stored: unknown = JSON.parse(storageOf(lifetime).getItem(nameOf(key, lifetime)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Stores a draft; null deletes it. Returns whether a draft is stored. If storage is full or disabled, changes last
 * only as long as the page.
 */
export function writeDraft(key: string, draft: object | null, lifetime: Lifetime = 'browser'): boolean {
  try {
    if (draft) storageOf(lifetime).setItem(nameOf(key, lifetime), JSON.stringify(draft))
    else storageOf(lifetime).removeItem(nameOf(key, lifetime))
    return draft !== null
  } catch {
    return false
  }
}

/** Returns whether this browser keeps any drafts of the signed-in account. */
export const hasDrafts = (): boolean => draftNames().length > 0

/** Deletes the drafts of the signed-in account, so that the next person to use this browser does not see them. */
export function deleteDrafts() {
  for (const name of draftNames()) localStorage.removeItem(name)
}

function draftNames() {
  try {
    const start = prefix()
    return Object.keys(localStorage).filter((name) => name.startsWith(start))
  } catch {
    return []
  }
}

export function isStringRecord(stored: unknown): stored is Record<string, string> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every((text) => typeof text === 'string')
  )
}
