'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { IconButton } from '@/components/ui/button'
import { deleteSavedReply, saveSavedReply } from '@/lib/contact/actions'
import type { SavedReplyInput } from '@/lib/contact/schema'
import { UNREACHABLE } from '../words'

const UNDO_MS = 10_000

/** There is no Trash for these short texts: Undo writes the same one again. */
export function DeleteReply({ id, title }: { id: string; title: string }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)

  async function undo(gone: SavedReplyInput) {
    const result = await saveSavedReply(gone).catch(() => null)
    if (result?.ok) toast.success(`Restored ${gone.title}`)
    else toast.error(result?.message ?? UNREACHABLE)
    if (result) router.refresh()
  }

  async function confirm() {
    const result = await deleteSavedReply({ id }).catch(() => null)
    if (result) router.refresh()
    if (!result?.ok) return void toast.error(result?.message ?? UNREACHABLE)
    const gone = { id, version: 0, ...result.data }
    toast.success('Saved reply deleted successfully!', {
      action: { label: 'Undo', onClick: () => void undo(gone) },
      duration: UNDO_MS,
    })
  }

  return (
    <>
      <IconButton label={`Delete ${title}`} onClick={() => setAsking(true)} className="hover:text-danger">
        <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        question="Are you sure you want to delete this saved reply?"
      >
        “{title}” is gone for everyone. Replies that were sent with it stay as they are.
      </ConfirmDelete>
    </>
  )
}
