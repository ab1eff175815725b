'use client'

import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { Button, IconButton } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { ConfirmDialog } from './confirm-dialog'
import { offerUndo } from './offer-undo'
import { IfMayChange } from './role'
import { RowIcon } from './row-icon'
import { useAction } from './use-action'
import { useNextRow } from './use-next-row'

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
  question,
  name,
  input,
  remove,
  restore,
}: DeleteButtonProps<Input>) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [undo] = useAction(restore, { done: `Restored ${name}` })
  const [run] = useAction(remove, {
    done: () =>
      toast.success(`${recordLabel} deleted successfully!`, {
        ...offerUndo(() => undo(input)),
        id: input.id,
      }),
  })

  const { rememberNextRow, focusNextRow } = useNextRow(button)
  const confirm = async () => {
    if (await run(input)) rememberNextRow()
  }

  return (
    <IfMayChange>
      {text ? (
        <Button
          ref={button}
          aria-keyshortcuts="Delete"
          size="sm"
          variant="ghost"
          onClick={() => setAsking(true)}
          className="hover:text-danger"
        >
          <RowIcon name="trash" />
          {text}
        </Button>
      ) : (
        <IconButton
          ref={button}
          aria-keyshortcuts="Delete"
          label={`Move ${name} to Trash`}
          onClick={() => setAsking(true)}
          className="hover:text-danger"
        >
          <RowIcon name="trash" />
        </IconButton>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onClosed={focusNextRow}
        onConfirm={confirm}
        verb="Move to Trash"
        question={question ?? `Are you sure you want to delete this ${recordLabel.toLowerCase()}?`}
      >
        “{name}” will be moved to Trash. You have {TRASH_DAYS} days to restore it.
      </ConfirmDialog>
    </IfMayChange>
  )
}
