'use client'

import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { focusNextRow } from '@/components/admin/focus-next-row'
import { RowIcon } from '@/components/admin/row-icon'
import { rowIconsClass } from '@/components/admin/row-link'
import { IconButton, iconButtonClass } from '@/components/ui/button'
import { site } from '@/lib/site'
import { useDelete } from './use-delete'

interface RowActionsProps {
  id: string
  name: string
  email: string
}

export function RowActions({ id, name, email }: RowActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const deleteEntry = useDelete(name)
  const button = useRef<HTMLButtonElement>(null)

  const isDeleted = useRef(false)

  const confirm = async () => {
    isDeleted.current = await deleteEntry({ ids: [id] })
  }
  // The row disappears with its button, so move focus to the next one.
  const focusNext = () => {
    if (isDeleted.current) focusNextRow(button.current)
  }

  return (
    <>
      <div className={rowIconsClass}>
        <a
          aria-keyshortcuts="R"
          aria-label={`Email ${name}`}
          className={iconButtonClass}
          href={mailLink(name, email)}
          title={`Email ${name}`}
        >
          <RowIcon name="mail" />
        </a>
        <IconButton
          aria-keyshortcuts="Delete"
          className="hover:text-danger"
          label={`Delete ${name}`}
          onClick={() => setAsking(true)}
          ref={button}
        >
          <RowIcon name="trash" />
        </IconButton>
      </div>
      <ConfirmDialog
        onClose={() => setAsking(false)}
        onClosed={focusNext}
        onConfirm={confirm}
        open={isAsking}
        question="Are you sure you want to delete this entry?"
      >
        {name} ({email}) moves to Trash and can be restored for 30 days.
      </ConfirmDialog>
    </>
  )
}

function mailLink(name: string, email: string) {
  const address = encodeURIComponent(email).replace('%40', '@')
  const subject = encodeURIComponent(`Your place on the ${site.name} waitlist`)
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(`Hi ${name},\r\n\r\n`)}`
}
