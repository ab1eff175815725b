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
  isKept: RefObject<boolean>
  putBack: (stored: Values) => void
}

export interface OfferedDraft {
  /** An earlier unsaved draft; null if there is none, or it was restored or discarded. */
  offered: { at: Date } | null
  restore: () => void
  discard: () => void
}

/** Keeps input in this browser until it is saved, and offers it again after a crash or a closed window. */
export function useOfferedDraft<Values>(options: Options<Values>): OfferedDraft {
  const { key, values, isDirty, areValues, isWorthOffering = () => true, isKept, putBack } = options
  const [stored, setStored] = useState<{ at: number; values: Values } | null>(null)
  const wasDirty = useRef(false)

  const findDraft = useEffectEvent(() => {
    const found = readDraft(key, isDated)
    if (found && areValues(found.values) && isWorthOffering(found.values))
      setStored({ at: found.at, values: found.values })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each record
  useEffect(() => findDraft(), [key])

  useEffect(() => {
    if (isDirty) isKept.current = writeDraft(key, { at: Date.now(), values })
    // Do not overwrite the offered draft before anything is typed.
    else if (wasDirty.current) writeDraft(key, null)
    wasDirty.current = isDirty
  }, [key, values, isDirty, isKept])

  const discard = () => {
    setStored(null)
    writeDraft(key, null)
  }
  const restore = () => {
    if (stored) putBack(stored.values)
    setStored(null)
  }
  return { offered: stored && { at: new Date(stored.at) }, restore, discard }
}

function isDated(stored: unknown): stored is { at: number; values: unknown } {
  return typeof (stored as { at?: unknown } | null)?.at === 'number'
}
