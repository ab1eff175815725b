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

  const findDrafts = useEffectEvent(() => {
    const found = readDraft(key, isStoredDraft)
    const drafts = found ? [found, ...(found.earlier ?? [])] : []
    setOffers(
      drafts.flatMap(({ at, values: stored }) =>
        areValues(stored) && isWorthOffering(stored) ? [{ at, values: stored }] : [],
      ),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each record
  useEffect(() => findDrafts(), [key])

  useEffect(() => {
    if (isDirty) hasDraft.current = store(key, [{ at: Date.now(), values }, ...offers])
    // Do not overwrite the offered draft before anything is typed.
    else if (wasDirty.current) store(key, offers)
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
    if (!isDirty) store(key, others)
  }
  const deleteTyped = () => {
    store(key, offers)
  }
  return { offered: offer ? { at: new Date(offer.at) } : null, restore, discard, deleteTyped }
}

/** Stores the drafts, newest first. Returns true if a draft is now stored. */
function store(key: string, [newest, ...earlier]: readonly Draft<unknown>[]): boolean {
  const stored: StoredDraft | null = newest ? { ...newest, earlier } : null
  return writeDraft(key, stored)
}

function isStoredDraft(stored: unknown): stored is StoredDraft {
  return typeof (stored as { at?: unknown } | null)?.at === 'number'
}
