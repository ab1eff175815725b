'use client'

import { type ReactNode, useRef } from 'react'
import { useDialogAddress } from '@/components/admin/use-dialog-address'
import { confirmLeave } from '@/components/forms/leave-guards'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'

/** What a form in the dialog tells it. */
export interface DialogSteps {
  onTyped: (hasTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

interface ItemDialogProps<Item> {
  /** "key message" */
  noun: string
  items: readonly Item[]
  /** The form: of an item, or of a new one. */
  children: (item: Item | null, steps: DialogSteps) => ReactNode
}

/** The form of an item over its list: `?add` opens an empty one, `?edit=<id>` that of an item. */
export function ItemDialog<Item extends { id: string }>({ noun, items, children }: ItemDialogProps<Item>) {
  const adding = useDialogAddress('add')
  const editing = useDialogAddress('edit')
  const hasTyped = useRef(false)
  const isNew = adding.value !== null
  const open = isNew ? adding : editing
  const item = items.find(({ id }) => id === editing.value) ?? null

  const steps: DialogSteps = {
    onTyped: (isTyped) => {
      hasTyped.current = isTyped
    },
    onCancel: async () => {
      if (hasTyped.current && !(await confirmLeave(false))) return
      hasTyped.current = false
      open.close()
    },
    onSaved: () => {
      hasTyped.current = false
      open.close()
    },
  }
  return (
    <Dialog
      open={open.value !== null}
      onClose={steps.onCancel}
      title={isNew ? `Add ${noun}` : `Edit ${noun}`}
    >
      {isNew || item ? (
        children(isNew ? null : item, steps)
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>This {noun} is not in the press kit any more. It may lie in the Trash.</p>
          <ButtonLink href="/admin/press-kit/trash" variant="secondary">
            Open the Trash
          </ButtonLink>
        </div>
      )}
    </Dialog>
  )
}
