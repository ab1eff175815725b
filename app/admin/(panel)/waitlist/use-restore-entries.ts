'use client'

import { toast } from 'sonner'
import { useAction } from '@/components/admin/use-action'
import { restoreEntries } from '@/lib/waitlist/actions'
import { FAILED, formatEntryCount } from './labels'

/** Returns a function that restores the entries that one call deleted, and whether it is running. */
export const useRestoreEntries = () =>
  useAction(restoreEntries, {
    done: ({ count }, { deletedAt }) => {
      // The Undo of the message about the deletion no longer applies.
      toast.dismiss(deletedAt)
      toast.success(`Restored ${formatEntryCount(count)}`)
    },
    failed: FAILED.restore,
  })
