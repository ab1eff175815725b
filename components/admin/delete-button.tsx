'use client'

import { toast } from 'sonner'
import type { ActionResult } from '@/lib/platform/action-result'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { ConfirmButton } from './confirm-button'
import { DeleteTrigger } from './delete-trigger'
import { offerUndo } from './offer-undo'
import { useAction } from './use-action'

interface DeleteButtonProps<Input extends { id: string }> {
  /** The kind of record, as named in the message after deletion, such as "FAQ". */
  recordLabel: string
  /** The button's text. If it is missing, the button is only an icon. */
  text?: string
  /** Overrides the question. */
  question?: string
  /** The title shown in the row. */
  name: string
  /** The input of both actions. */
  input: Input
  remove: (input: Input) => Promise<ActionResult<unknown>>
  /** Undoes the deletion. */
  restore: (input: Input) => Promise<ActionResult<unknown>>
}

/** Renders a button that moves a record to the Trash. It asks first, and then offers Undo. */
export function DeleteButton<Input extends { id: string }>({
  recordLabel,
  text,
  question = `Are you sure you want to delete this ${recordLabel.toLowerCase()}?`,
  name,
  input,
  remove,
  restore,
}: DeleteButtonProps<Input>) {
  const [undo] = useAction(restore, { done: `Restored ${name}` })
  return (
    <ConfirmButton
      trigger={(button) => (
        <DeleteTrigger {...button} text={text} label={`Move ${name} to Trash`} variant="ghost" />
      )}
      question={question}
      verb="Move to Trash"
      disappears
      run={() => remove(input)}
      done={() =>
        toast.success(`${recordLabel} deleted successfully!`, {
          ...offerUndo(() => undo(input)),
          id: input.id,
        })
      }
    >
      “{name}” will be moved to Trash. You have {TRASH_DAYS} days to restore it.
    </ConfirmButton>
  )
}
