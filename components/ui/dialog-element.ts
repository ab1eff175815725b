import type { MouseEvent, SyntheticEvent } from 'react'

interface Options {
  isOpen: boolean
  /** Called on Esc and clicks on the backdrop. The caller then closes the dialog. */
  onClose: () => void
  /** Called once the dialog has closed. */
  onClosed?: (() => void) | undefined
}

/** Returns the event handlers of a dialog that its caller opens and closes. */
export function dialogHandlers({ isOpen, onClose, onClosed }: Options) {
  return {
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent) {
      // React also bubbles events from a dialog opened within this one.
      if (event.target !== event.currentTarget) return
      if (isOpen) onClose()
      onClosed?.()
    },
    /** Closes on a click on the backdrop. Esc does the same natively. */
    onClick(event: MouseEvent) {
      if (event.target === event.currentTarget) onClose()
    },
  }
}

export function openModal(dialog: HTMLDialogElement) {
  if (dialog.matches(':modal')) return
  // On a page restored from the back/forward cache, the dialog is still open, but no longer modal.
  dialog.removeAttribute('open')
  dialog.showModal()
}
