'use client'

import { type ReactNode, useState } from 'react'
import { RowIcon } from '@/components/admin/row-icon'
import { IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Opens a dialog with all fields of a position. */
export function ViewPosition({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={`View ${title}`} onClick={() => setOpen(true)}>
        <RowIcon name="eye" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<span className="wrap-anywhere">{title}</span>}
        size="lg"
      >
        {children}
      </Dialog>
    </>
  )
}
