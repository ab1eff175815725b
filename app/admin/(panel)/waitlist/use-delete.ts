'use client'

import { toast } from 'sonner'
import { offerUndo } from '@/components/admin/offer-undo'
import { useAction } from '@/components/admin/use-action'
import { deleteEntries } from '@/lib/waitlist/actions'
import type { EntrySelection } from '@/lib/waitlist/schema'
import { FAILED, formatEntryCount } from './labels'
import { useRestoreEntries } from './use-restore-entries'

interface Options {
  /** The person's name, if only one entry is deleted. */
  name?: string
  /** Called once the entries are deleted, also after a retry. */
  onDeleted?: () => void
}

/** Returns a function that deletes entries and offers Undo. */
export function useDelete({
  name,
  onDeleted,
}: Options = {}): (selection: EntrySelection) => Promise<boolean> {
  const [undo] = useRestoreEntries()
  const [remove] = useAction(deleteEntries, {
    done: ({ count, deletedAt }, { selection }) => {
      const isOne = 'ids' in selection && selection.ids.length === 1
      toast(`Moved ${name ?? formatEntryCount(count)} to Trash`, {
        ...offerUndo(() => undo({ deletedAt })),
        // The buttons in the Trash dismiss this message.
        id: isOne ? selection.ids[0] : deletedAt,
      })
      onDeleted?.()
    },
    failed: FAILED.delete,
  })
  return (selection) => remove({ selection })
}
