import { type RefObject, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from '@/components/forms/local-draft'
import type { LocalDraft } from '@/components/forms/use-local-draft'
import type { Pending } from './use-pending'

const KEY = 'help.changes'

interface Kept {
  /** When it was typed, in milliseconds. */
  at: number
  changes: Pending['changes']
}

/** Keeps what is not saved yet in this browser, sets `isKept`, and offers it again after a crash or a closed window. */
export function useKeptChanges(
  { changes, count, putBack }: Pending,
  isKept: RefObject<boolean>,
): Omit<LocalDraft, 'saved'> {
  const [kept, setKept] = useState<Kept | null>(null)
  const hadChanges = useRef(false)

  useEffect(() => setKept(readDraft(KEY, isKeptList)), [])

  useEffect(() => {
    if (count > 0) isKept.current = writeDraft(KEY, { at: Date.now(), changes })
    // Not before anything was changed: what lies there is still on offer.
    else if (hadChanges.current) writeDraft(KEY, null)
    hadChanges.current = count > 0
  }, [changes, count, isKept])

  const discard = () => {
    setKept(null)
    writeDraft(KEY, null)
  }
  const restore = () => {
    if (kept) putBack(kept.changes)
    setKept(null)
  }
  return { offered: kept && { at: new Date(kept.at) }, restore, discard }
}

function isKeptList(given: unknown): given is Kept {
  const { at, changes } = (given ?? {}) as { at?: unknown; changes?: Partial<Kept['changes']> | null }
  return typeof at === 'number' && Array.isArray(changes?.edits) && Array.isArray(changes?.orders)
}
