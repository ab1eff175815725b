'use client'

import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { RowIcon } from '@/components/admin/row-icon'
import { useNextRow } from '@/components/admin/use-next-row'
import { Button, IconButton } from '@/components/ui/button'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { useDelete } from './use-delete'

interface DeleteEntryProps {
  id: string
  name: string
  email: string
  /** The button's text. If it is missing, the button is only an icon. */
  text?: string
  onDeleted?: () => void
}

/** Renders a button that asks, and then moves an entry to the Trash. */
export function DeleteEntry({ id, name, email, text, onDeleted }: DeleteEntryProps) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow, focusNextRow } = useNextRow(button)
  const deleteEntry = useDelete({
    name,
    onDeleted: () => {
      rememberNextRow()
      onDeleted?.()
    },
  })

  const shared = {
    'aria-keyshortcuts': 'Delete',
    className: 'hover:text-danger',
    onClick: () => setAsking(true),
    ref: button,
  }
  return (
    <>
      {text ? (
        <Button {...shared} size="sm" variant="secondary">
          <RowIcon name="trash" />
          {text}
        </Button>
      ) : (
        <IconButton {...shared} label={`Move ${name} to Trash`}>
          <RowIcon name="trash" />
        </IconButton>
      )}
      <ConfirmDialog
        onClose={() => setAsking(false)}
        onClosed={focusNextRow}
        onConfirm={() => deleteEntry({ ids: [id] })}
        open={isAsking}
        verb="Move to Trash"
        question="Are you sure you want to delete this entry?"
      >
        The entry for {name} ({email}) will be moved to Trash. You have {TRASH_DAYS} days to restore it.
      </ConfirmDialog>
    </>
  )
}
