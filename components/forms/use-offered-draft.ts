import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readDraft, writeDraft } from './local-draft'

interface Options<Values> {
  key: string
  /** The current values. */
  values: Values
  isDirty: boolean
  areValues: (stored: unknown) => stored is Values
  /** Returns false for a draft that equals what is already on the screen. */
  isWorthOffering?: (stored: Values) => boolean
  /** True while a draft is stored, which the leave dialog then mentions. */
  hasDraft: RefObject<boolean>
  /**
   * Restores a draft. Returns the unsaved values that it replaced, so that they can be offered as a draft too; null if
   * it replaced none.
   */
  putBack: (stored: Values) => Values | null
}

interface Draft<Values> {
  at: number
  values: Values
}

/** The newest stored draft, and earlier drafts that were neither restored nor discarded. */
interface StoredDraft extends Draft<unknown> {
  earlier?: Draft<unknown>[]
}

export interface OfferedDraft {
  /** An earlier unsaved draft; null if there is none, or it was restored or discarded. */
  offered: { at: Date } | null
  restore: () => void
  /** Deletes the offered draft, but not what has been typed since. */
  discard: () => void
  /** Deletes the draft of what has been typed, but not the offered ones. For use after the record has been saved. */
  deleteTyped: () => void
}

/** Keeps input in this browser until it is saved, and offers it again after a crash or a closed window. */
export function useOfferedDraft<Values>(options: Options<Values>): OfferedDraft {
  const { key, values, isDirty, areValues, hasDraft, putBack } = options
  const { isWorthOffering = (stored: Values) => JSON.stringify(stored) !== JSON.stringify(values) } = options
  const [offers, setOffers] = useState<Draft<Values>[]>([])
  const wasDirty = useRef(false)
  // The times of the drafts that this form has read or written. Other stored drafts are from other tabs.
  const known = useRef(new Set<number>())

  const findDrafts = useEffectEvent(() => {
    const drafts = readDrafts(key)
    for (const { at } of drafts) known.current.add(at)
    setOffers(
      drafts.flatMap(({ at, values: stored }) =>
        areValues(stored) && isWorthOffering(stored) ? [{ at, values: stored }] : [],
      ),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each record
  useEffect(() => findDrafts(), [key])

  useEffect(() => {
    if (isDirty) hasDraft.current = store(key, [{ at: Date.now(), values }, ...offers], known.current)
    // Do not overwrite the offered draft before anything is typed.
    else if (wasDirty.current) store(key, offers, known.current)
    wasDirty.current = isDirty
  }, [key, values, isDirty, hasDraft, offers])

  const [offer, ...others] = offers
  const restore = () => {
    if (!offer) return
    const replaced = putBack(offer.values)
    setOffers(replaced ? [{ at: Date.now(), values: replaced }, ...others] : others)
  }
  const discard = () => {
    setOffers(others)
    // If there are unsaved changes, the effect above stores them without the discarded draft.
    if (!isDirty) store(key, others, known.current)
  }
  const deleteTyped = () => {
    store(key, offers, known.current)
  }
  return { offered: offer ? { at: new Date(offer.at) } : null, restore, discard, deleteTyped }
}

/** Returns the stored drafts, newest first. */
function readDrafts(key: string): Draft<unknown>[] {
  const found = readDraft(key, isStoredDraft)
  return found ? [{ at: found.at, values: found.values }, ...(found.earlier ?? [])] : []
}

/**
 * Stores the drafts before those of other tabs, but not drafts that another tab has deleted or replaced. Returns true if
 * a draft is now stored.
 */
function store(key: string, drafts: readonly Draft<unknown>[], known: Set<number>): boolean {
  const stored = readDrafts(key)
  const kept = drafts.filter(({ at }) => !known.has(at) || stored.some((draft) => draft.at === at))
  const others = stored.filter(({ at }) => !known.has(at))
  for (const { at } of kept) known.add(at)
  const [newest, ...earlier] = [...kept, ...others]
  const draft: StoredDraft | null = newest ? { ...newest, earlier } : null
  return writeDraft(key, draft)
}

function isStoredDraft(stored: unknown): stored is StoredDraft {
  return typeof (stored as { at?: unknown } | null)?.at === 'number'
}
