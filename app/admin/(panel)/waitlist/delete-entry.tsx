'use client'

import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { DeleteTrigger } from '@/components/admin/delete-trigger'
import { useNextRow } from '@/components/admin/use-next-row'
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

  return (
    <>
      <DeleteTrigger
        ref={button}
        onClick={() => setAsking(true)}
        text={text}
        label={`Move ${name} to Trash`}
        variant="secondary"
      />
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
