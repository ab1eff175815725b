import { readStored, writeStored } from '@/components/admin/browser-storage'
import { accountId } from '@/components/forms/local-draft'
import { recordKinds } from '@/lib/nouns'

const storageKey = () => `recent:${accountId()}`
const MAX_RECENT = 5

/**
 * A recent choice stored in this browser. Never a person or anything named by visitors, because others may use the
 * browser.
 */
export interface Recent {
  /** The id of the choice, such as "screen /admin/blog" or "posts 0198…". */
  id: string
  label: string
  href: string
}

/** Returns the recent choices, newest first. */
export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey()) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

export function rememberRecent({ id, label, href }: Recent) {
  if (!mayRemember(id)) return
  const recents = [{ id, label, href }, ...readRecent().filter((recent) => recent.id !== id)].slice(
    0,
    MAX_RECENT,
  )
  writeStored(storageKey(), JSON.stringify(recents))
}

/** Deletes the recent choices. */
export const forgetRecent = () => writeStored(storageKey(), null)

/** Returns whether a choice may be remembered: screens, and records that do not name a person. */
function mayRemember(id: string) {
  const [kind = ''] = id.split(' ')
  return kind === 'screen' || (recordKinds.get(kind)?.isPersonal === undefined && recordKinds.has(kind))
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  const { id, label, href } = value as Record<string, unknown>
  const isText = typeof id === 'string' && typeof label === 'string' && typeof href === 'string'
  return isText && href.startsWith('/admin') && mayRemember(id)
}
