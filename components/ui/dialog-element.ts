import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react'

interface Options {
  isOpen: boolean
  /** Called on Esc and clicks on the backdrop. The caller then closes the dialog. */
  onClose: () => void
  /** Called once the dialog has closed. */
  onClosed?: (() => void) | undefined
}

/** The element on which the pointer was last pressed; null after it is released on a different element. */
let pressedElement: EventTarget | null = null

/** The dialogs that `closeDialog` has closed, but whose close event has not arrived yet. */
const closing = new WeakSet<HTMLDialogElement>()

/** Closes a dialog whose caller has set `isOpen` to false. */
export function closeDialog(dialog: HTMLDialogElement) {
  if (dialog.open) closing.add(dialog)
  dialog.close()
}

/** Returns the event handlers of a dialog that its caller opens and closes. */
export function dialogHandlers({ isOpen, onClose, onClosed }: Options) {
  return {
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget
      // React also bubbles events from a dialog opened within this one.
      if (event.target !== dialog) return
      // Browsers dispatch this event on the next frame. By then, the dialog may have reopened or be about to.
      const wasClosedByCaller = closing.delete(dialog)
      if (dialog.open || (isOpen && wasClosedByCaller)) return
      if (isOpen) onClose()
      onClosed?.()
    },
    onPointerDown(event: PointerEvent) {
      pressedElement = event.target
    },
    onPointerUp(event: PointerEvent) {
      if (event.target !== pressedElement) pressedElement = null
    },
    /**
     * Closes the dialog when the backdrop is clicked; Esc does the same natively. Ignores the click that browsers
     * dispatch on the dialog element when a text selection begins or ends on the backdrop.
     */
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && target === pressedElement) onClose()
    },
  }
}

/** Opens a dialog with focus on its first field, or wherever the browser puts it if there is none. */
export function openModal(dialog: HTMLDialogElement) {
  if (dialog.matches(':modal')) return
  // On a page restored from the back/forward cache, the dialog is still open, but no longer modal.
  dialog.removeAttribute('open')
  dialog.showModal()
  // Browsers would focus the close button. On phones, that is better than opening the keyboard over the form.
  if (dialog.querySelector('[autofocus]') || !matchMedia('(pointer: fine)').matches) return
  dialog.querySelector<HTMLElement>(FIELD)?.focus()
}

const FIELD = 'form :is(input:not([type=hidden], [type=file]), select, textarea):not(:disabled)'

/**
 * Closes a modal dialog on a page that the router keeps hidden, because browsers may let it block the visible page.
 * Suppresses the close event, so the dialog opens again when people return to its page.
 */
export function closeHidden(dialog: HTMLDialogElement) {
  if (!dialog.isConnected || !dialog.open) return
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  dialog.close()
}
