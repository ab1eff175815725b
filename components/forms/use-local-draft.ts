'use client'

import { type DefaultValues, type FieldValues, useWatch } from 'react-hook-form'
import { writeDraft } from './local-draft'
import type { ActionForm } from './use-action-form'
import { type OfferedDraft, useOfferedDraft } from './use-offered-draft'

export interface LocalDraft extends OfferedDraft {
  /**
   * Call after saving. Deletes the draft of the saved input, and keeps input typed in the meantime. For a new record,
   * that input moves to the record's own key and gets the saved version number.
   */
  markSaved: (sent: Record<string, unknown>, next?: { key: string; version: number }) => void
}

/**
 * Keeps a form's input in this browser until it is saved, and offers it again after a crash or a closed window. `key`
 * identifies the record.
 */
export function useLocalDraft<Values extends FieldValues>(form: ActionForm<Values>, key: string): LocalDraft {
  const { control, getValues, reset, hasDraft } = form
  const { isDirty } = form.formState
  const offer = useOfferedDraft<Record<string, unknown>>({
    key,
    values: useWatch({ control }),
    isDirty,
    areValues: (kept): kept is Record<string, unknown> => typeof kept === 'object' && kept !== null,
    isWorthOffering: (kept) => isDifferent(kept, getValues()),
    hasDraft,
    putBack: (kept) => {
      const typed = getValues()
      // Set values as if typed, so that they are still compared with the form's initial values.
      reset({ ...typed, ...kept } as DefaultValues<Values>, { keepDefaultValues: true })
      return isDirty ? typed : null
    },
  })
  const markSaved = (sent: Record<string, unknown>, next?: { key: string; version: number }) => {
    offer.deleteTyped()
    const values = getValues()
    if (next && isDifferent(values, sent))
      writeDraft(next.key, { at: Date.now(), values: { ...values, version: next.version } })
  }
  return { ...offer, markSaved }
}

/**
 * Returns whether the values differ, ignoring `id` and `version`. A new record gets a different id each time the form
 * opens.
 */
function isDifferent(kept: Record<string, unknown>, now: Record<string, unknown>) {
  const names = Object.keys(kept).filter((name) => name !== 'id' && name !== 'version')
  return names.some((name) => (kept[name] ?? '') !== (now[name] ?? ''))
}
