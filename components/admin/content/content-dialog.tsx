'use client'

import type { Route } from 'next'
import { type ComponentType, useRef, useState } from 'react'
import { useDialogUrl } from '@/components/admin/use-dialog-url'
import { confirmLeave } from '@/components/forms/leave-guards'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'

export interface ContentFormProps<Item> {
  /** Null for a new row. */
  item: Item | null
  newId: string
  dialog: FormDialogProps
}

/** The props that the dialog passes to its form. */
export interface FormDialogProps {
  /** The name of a row, such as "milestone". */
  name: string
  /** The messages after adding and after changing a row. */
  created: string
  updated: string
  onTyped: (hasTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

interface ContentDialogProps<Item> extends Pick<FormDialogProps, 'name' | 'created' | 'updated'> {
  items: readonly Item[]
  newId: string
  form: ComponentType<ContentFormProps<Item>>
  trash: Route
}

/**
 * Renders the dialog for adding or editing a row, over its list: `?add` opens an empty form, `?edit=<id>` the form of
 * a row.
 */
export function ContentDialog<Item extends { id: string }>({
  name,
  items,
  newId,
  form: Form,
  created,
  updated,
  trash,
}: ContentDialogProps<Item>) {
  const adding = useDialogUrl('add')
  const editing = useDialogUrl('edit')
  const hasTyped = useRef(false)
  // A refresh of the page brings another id, which must not replace a form that someone is filling in.
  const [keptId, setKeptId] = useState<string | null>(null)
  const savedId = useRef<string>(undefined)
  const isNew = adding.value !== null
  const open = isNew ? adding : editing
  const item = isNew ? null : (items.find(({ id }) => id === editing.value) ?? null)

  const formDialog: FormDialogProps = {
    name,
    created,
    updated,
    onTyped: (isTyped) => {
      hasTyped.current = isTyped
      setKeptId(isTyped && newId !== savedId.current ? (keptId ?? newId) : null)
    },
    onCancel: async () => {
      if (hasTyped.current && !(await confirmLeave(false))) return
      hasTyped.current = false
      open.close()
    },
    onSaved: () => {
      savedId.current = keptId ?? newId
      hasTyped.current = false
      open.close()
    },
  }
  return (
    <Dialog
      open={open.value !== null}
      onClose={formDialog.onCancel}
      title={isNew ? `Add ${name}` : `Edit ${name}`}
    >
      {isNew || item ? (
        <Form key={item?.id ?? keptId ?? newId} item={item} newId={keptId ?? newId} dialog={formDialog} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>This {name} is no longer in the list. It may be in the Trash.</p>
          <ButtonLink href={trash} variant="secondary">
            Open the Trash
          </ButtonLink>
        </div>
      )}
    </Dialog>
  )
}
