'use client'

import { toast } from 'sonner'
import { offerUndo } from '@/components/admin/offer-undo'
import { useAction } from '@/components/admin/use-action'
import { deleteEntries } from '@/lib/waitlist/actions'
import type { EntrySelection } from '@/lib/waitlist/schema'
import { FAILED, formatEntryCount } from './labels'
import { useRestoreEntries } from './use-restore-entries'

interface Options {
  /** The entry, if only one is deleted. */
  entry?: { id: string; name: string }
  /** Called once the entries are deleted, also after a retry. */
  onDeleted?: () => void
}

/** Returns a function that deletes entries and offers Undo. */
export function useDelete({
  entry,
  onDeleted,
}: Options = {}): (selection: EntrySelection) => Promise<boolean> {
  const [undo] = useRestoreEntries()
  const [remove] = useAction(deleteEntries, {
    done: ({ count, deletedAt }) => {
      toast(`Moved ${entry?.name ?? formatEntryCount(count)} to Trash`, {
        ...offerUndo(() => undo({ deletedAt })),
        // The buttons in the Trash dismiss this message.
        id: entry?.id ?? deletedAt,
      })
      onDeleted?.()
    },
    failed: FAILED.delete,
  })
  return (selection) => remove({ selection })
}
