'use client'

import { type ReactNode, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface ConfirmDeleteProps {
  /** Such as "Are you sure you want to delete this entry?". */
  question: string
  /** The button's label. */
  verb?: string
  /** For actions that erase nothing. */
  tone?: 'danger' | 'primary'
  /** The consequences. */
  children: ReactNode
  open: boolean
  onClose: () => void
  /** Called when focus is back on what opened it: the place to move it on from a row that goes. */
  onClosed?: () => void
  /** Deletes, and says how it went. The dialog stays open and busy until it is done. */
  onConfirm: () => Promise<unknown>
}

/** Asks for confirmation before a deletion. Focus starts on the close button: Enter alone deletes nothing. */
export function ConfirmDelete({
  question,
  verb = 'Delete',
  tone = 'danger',
  children,
  open,
  onClose,
  onClosed,
  onConfirm,
}: ConfirmDeleteProps) {
  const [isDeleting, startDeleting] = useTransition()
  return (
    <Dialog description={children} onClose={onClose} onClosed={onClosed} open={open} title={question}>
      <div className="flex flex-wrap gap-3">
        <Button
          loading={isDeleting}
          onClick={() =>
            startDeleting(async () => {
              await onConfirm()
              onClose()
            })
          }
          variant={tone}
        >
          {verb}
        </Button>
        <Button onClick={onClose} variant="ghost">
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
