'use client'

import { toast } from 'sonner'
import { ConfirmButton } from '@/components/admin/confirm-button'
import { DeleteTrigger } from '@/components/admin/delete-trigger'
import { offerUndo } from '@/components/admin/offer-undo'
import { useAction } from '@/components/admin/use-action'
import { deleteSavedReply, saveSavedReply } from '@/lib/contact/actions'

/** Deletes a saved reply. These short texts have no Trash; Undo recreates the reply. */
export function DeleteReply({ id, title }: { id: string; title: string }) {
  const [undo] = useAction(saveSavedReply, { done: `Restored ${title}` })
  return (
    <ConfirmButton
      trigger={(button) => <DeleteTrigger {...button} label={`Delete ${title}`} />}
      question="Are you sure you want to delete this saved reply?"
      disappears
      run={() => deleteSavedReply({ id })}
      done={(gone) =>
        toast.success(
          'Saved reply deleted successfully!',
          offerUndo(() => undo({ id, version: 0, ...gone })),
        )
      }
    >
      “{title}” will be deleted for everyone. Replies already sent with it are not affected.
    </ConfirmButton>
  )
}
