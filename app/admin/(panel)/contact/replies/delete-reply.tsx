'use client'

import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { offerUndo } from '@/components/admin/offer-undo'
import { useAction } from '@/components/admin/use-action'
import { useNextRow } from '@/components/admin/use-next-row'
import { IconButton } from '@/components/ui/button'
import { deleteSavedReply, saveSavedReply } from '@/lib/contact/actions'

/** Deletes a saved reply. These short texts have no Trash; Undo recreates the reply. */
export function DeleteReply({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false)
  const [undo] = useAction(saveSavedReply, { done: `Restored ${title}` })
  const [remove] = useAction(deleteSavedReply, {
    done: (gone) =>
      toast.success(
        'Saved reply deleted successfully!',
        offerUndo(() => undo({ id, version: 0, ...gone })),
      ),
  })
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow, focusNextRow } = useNextRow(button)
  const confirm = async () => {
    if (await remove({ id })) rememberNextRow()
  }

  return (
    <>
      <IconButton
        ref={button}
        aria-keyshortcuts="Delete"
        label={`Delete ${title}`}
        onClick={() => setAsking(true)}
        className="hover:text-danger"
      >
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onClosed={focusNextRow}
        onConfirm={confirm}
        question="Are you sure you want to delete this saved reply?"
      >
        “{title}” will be deleted for everyone. Replies already sent with it are not affected.
      </ConfirmDialog>
    </>
  )
}
