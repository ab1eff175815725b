/** The open modal dialogs. The last one is on top. */
const dialogs = new Set<HTMLElement>()
let toasts: HTMLElement | undefined

/** Moves the toasts into the dialog on top, because everything outside it is inert and silent. */
function move() {
  if (!toasts) return
  // A dialog that React has just removed is released only after this.
  const place = [...dialogs].findLast((dialog) => dialog.isConnected) ?? document.body
  place.append(toasts)
  // A popover is in the top layer, where a dialog that moves or scrolls does not move or clip it.
  toasts.showPopover?.()
}

/** Keeps the toasts in the dialog on top, or else at the end of the page, until the returned function is called. */
export function placeToasts(element: HTMLElement) {
  element.popover = 'manual'
  toasts = element
  move()
  return () => {
    toasts = undefined
    element.remove()
  }
}

/** Shows the toasts in a dialog that has opened on top of the others, until the returned function is called. */
export function carryToasts(dialog: HTMLElement) {
  dialogs.add(dialog)
  move()
  dialog.toggleAttribute('data-raised', Boolean(toasts?.querySelector('li')))
  return () => {
    dialogs.delete(dialog)
    move()
  }
}
