'use client'

import { type ReactNode, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface ConfirmDialogProps {
  /** The question, such as "Are you sure you want to delete this entry?". */
  question: string
  /** The button's label. */
  verb?: string
  /** The label of the button that closes the dialog without acting. */
  cancelLabel?: string
  /** Use 'primary' for actions that delete nothing. */
  tone?: 'danger' | 'primary'
  /** Explains the consequences. */
  children: ReactNode
  open: boolean
  onClose: () => void
  /**
   * Called once focus has returned to the button that opened the dialog, so that focus can move on from a row that
   * disappears.
   */
  onClosed?: () => void
  /** Runs the action and reports the result. The dialog stays open and busy until then. */
  onConfirm: () => Promise<unknown>
}

/** Asks for confirmation before an action. Focus starts on the close button, so that pressing Enter does not confirm. */
export function ConfirmDialog({
  question,
  verb = 'Delete',
  cancelLabel = 'Cancel',
  tone = 'danger',
  children,
  open,
  onClose,
  onClosed,
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, startTransition] = useTransition()
  // Closing would look as if it stopped the action, and the result would close the dialog if it had been reopened.
  const cancel = () => {
    if (!isPending) onClose()
  }
  return (
    <Dialog description={children} onClose={cancel} onClosed={onClosed} open={open} title={question}>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button
          loading={isPending}
          onClick={() =>
            startTransition(async () => {
              await onConfirm()
              onClose()
            })
          }
          variant={tone}
        >
          {verb}
        </Button>
        <Button disabled={isPending} onClick={cancel} variant="ghost">
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  )
}
