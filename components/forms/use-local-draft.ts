'use client'

import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useWatch } from 'react-hook-form'
import { readDraft, writeDraft } from './local-draft'
import type { ActionForm } from './use-action-form'

interface KeptForm {
  /** When it was typed, in milliseconds. */
  at: number
  values: Record<string, unknown>
}

export interface LocalDraft {
  /** What was typed here before and never saved; null: nothing, or it was dealt with. */
  offered: { at: Date } | null
  restore: () => void
  discard: () => void
  /**
   * After a save of `sent`: nothing is left to keep, but for what was typed meanwhile. Of a new record that is kept under the key it
   * has from now on, with the version that was saved.
   */
  saved: (sent: Record<string, unknown>, next?: { key: string; version: number }) => void
}

/**
 * Keeps what is typed into a form in this browser until it is saved, and offers it again after a crash or a closed window. `key`
 * names the record.
 */
export function useLocalDraft<Values extends FieldValues>(form: ActionForm<Values>, key: string): LocalDraft {
  const [kept, setKept] = useState<KeptForm | null>(null)
  const { control, getValues, reset, isKept } = form
  const { isDirty } = form.formState
  const values = useWatch({ control })
  const wasDirty = useRef(false)

  useEffect(() => {
    const found = readDraft(key, isKeptForm)
    if (found && isDifferent(found.values, getValues())) setKept(found)
  }, [key, getValues])

  useEffect(() => {
    if (isDirty) isKept.current = writeDraft(key, { at: Date.now(), values })
    // Not before anything was typed: what lies there is still on offer.
    else if (wasDirty.current) writeDraft(key, null)
    wasDirty.current = isDirty
  }, [key, values, isDirty, isKept])

  const clear = () => {
    setKept(null)
    writeDraft(key, null)
  }
  const restore = () => {
    if (!kept) return
    // As if it were typed now: what the form began with stays what it is compared with.
    reset({ ...getValues(), ...kept.values } as DefaultValues<Values>, { keepDefaultValues: true })
    setKept(null)
  }
  const saved = (sent: Record<string, unknown>, next?: { key: string; version: number }) => {
    clear()
    const values = getValues()
    if (next && isDifferent(values, sent))
      writeDraft(next.key, { at: Date.now(), values: { ...values, version: next.version } })
  }
  return { offered: kept && { at: new Date(kept.at) }, restore, discard: clear, saved }
}

function isKeptForm(kept: unknown): kept is KeptForm {
  const { at, values } = (kept ?? {}) as Partial<Record<keyof KeptForm, unknown>>
  return typeof at === 'number' && typeof values === 'object' && values !== null
}

/** A form of a new record has another id each time: that alone is no difference. */
function isDifferent(kept: Record<string, unknown>, now: Record<string, unknown>) {
  const names = Object.keys(kept).filter((name) => name !== 'id' && name !== 'version')
  return names.some((name) => (kept[name] ?? '') !== (now[name] ?? ''))
}
