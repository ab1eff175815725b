/**
 * Opens the dialog that a link has beside it; one that cannot open it leads to the page with the same. Safari does not focus a pressed
 * link, and the dialog gives focus back to what had it. A press on the dialog itself is one on its backdrop, for browsers that do not
 * know `closedby`.
 */
export function openDetails() {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(target instanceof Element)) return
    if (target instanceof HTMLDialogElement && target.matches('article>dialog')) return target.close()
    const link = target.closest<HTMLElement>('a[data-details]')
    const dialog = link?.closest('article')?.querySelector('dialog')
    if (!dialog || button || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return
    event.preventDefault()
    link?.focus({ preventScroll: true })
    dialog.showModal()
  })
}
