import 'server-only'
import { formatDateTime } from '@/lib/dates'
import type { Transaction } from '@/lib/platform/db'
import { Refusal, type SavedVersion, StaleRefusal } from '@/lib/platform/errors'
import { findLastChanges } from './last-changes'

interface Saved extends SavedVersion {
  noun: string
  id: string
}

/**
 * Refuses a save that found no row with the version it started from, and shows what is saved now and by whom. Pass
 * null if the record no longer exists.
 */
export async function refuseSave(tx: Transaction, saved: Saved | null): Promise<never> {
  if (!saved)
    throw new Refusal('Someone deleted this in the meantime. Your text is still here: copy what you need.')
  const change = (await findLastChanges(tx, saved.noun, [saved.id])).get(saved.id)
  const who = change ? `${change.by} saved this on ${formatDateTime(change.at)}` : 'This was saved'
  const { version, values } = saved
  throw new StaleRefusal(`${who}, while you were editing. Your changes are not saved yet.`, {
    version,
    values,
  })
}
