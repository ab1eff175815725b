'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { deleteEntries, restoreEntries } from '@/lib/waitlist/actions'
import type { EntrySelection } from '@/lib/waitlist/schema'
import { entriesInWords, FAILED } from './words'

/** Deletes entries and offers Undo. Says whether they are gone. */
export function useDelete() {
  const router = useRouter()

  const undo = async (deletedAt: string) => {
    const result = await restoreEntries({ deletedAt }).catch(() => null)
    if (result?.ok) toast.success(`Restored ${entriesInWords(result.data.count)}`)
    else toast.error(result?.message ?? FAILED.restore)
    if (result) router.refresh()
  }

  return async (selection: EntrySelection, name?: string): Promise<boolean> => {
    const result = await deleteEntries({ selection }).catch(() => null)
    if (result) router.refresh()
    if (!result?.ok) {
      toast.error(result?.message ?? FAILED.delete)
      return false
    }
    const { count, deletedAt } = result.data
    toast(`Moved ${name ?? entriesInWords(count)} to Trash`, {
      action: { label: 'Undo', onClick: () => void undo(deletedAt) },
      duration: 10_000,
    })
    return true
  }
}
