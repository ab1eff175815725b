'use client'

import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
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
  /** After a save: nothing is left to keep. */
  clear: () => void
}

/**
 * Keeps what is typed into a form in this browser until it is saved, and offers it again after a crash or a closed window. `key`
 * names the record.
 */
export function useLocalDraft<Values extends FieldValues>(form: ActionForm<Values>, key: string): LocalDraft {
  const [kept, setKept] = useState<KeptForm | null>(null)
  const { subscribe, getValues, reset } = form
  const saved = useRef<Record<string, unknown>>({})
  useEffect(() => {
    saved.current = form.formState.defaultValues ?? {}
  })

  useEffect(() => {
    const found = readDraft(key, isKeptForm)
    if (found && isDifferent(found.values, getValues())) setKept(found)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeDraft(key, isDifferent(values, saved.current) ? { at: Date.now(), values } : null),
    })
  }, [key, subscribe, getValues])

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
  return { offered: kept && { at: new Date(kept.at) }, restore, discard: clear, clear }
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
