'use client'

import { toast } from 'sonner'
import { offerUndo } from '@/components/admin/offer-undo'
import { useAction } from '@/components/admin/use-action'
import { deleteEntries } from '@/lib/waitlist/actions'
import type { EntrySelection } from '@/lib/waitlist/schema'
import { FAILED, formatEntryCount } from './labels'
import { useRestoreEntries } from './use-restore-entries'

/**
 * Returns a function that deletes entries, offers Undo and returns whether they were deleted. `name` is set for a
 * single entry.
 */
export function useDelete(name?: string): (selection: EntrySelection) => Promise<boolean> {
  const [undo] = useRestoreEntries()
  const [remove] = useAction(deleteEntries, {
    done: ({ count, deletedAt }) =>
      toast(
        `Moved ${name ?? formatEntryCount(count)} to Trash`,
        offerUndo(() => undo({ deletedAt })),
      ),
    failed: FAILED.delete,
  })
  return (selection) => remove({ selection })
}
