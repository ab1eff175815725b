'use client'

import { toast } from 'sonner'
import { offerUndo } from '@/components/admin/offer-undo'
import { useAction } from '@/components/admin/use-action'
import { deleteEntries, restoreEntries } from '@/lib/waitlist/actions'
import type { EntrySelection } from '@/lib/waitlist/schema'
import { FAILED, formatEntryCount } from './labels'

/**
 * Returns a function that deletes entries, offers Undo and returns whether they were deleted. `name` is set for a
 * single entry.
 */
export function useDelete(name?: string): (selection: EntrySelection) => Promise<boolean> {
  const [undo] = useAction(restoreEntries, {
    done: ({ count }) => toast.success(`Restored ${formatEntryCount(count)}`),
    failed: FAILED.restore,
  })
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
