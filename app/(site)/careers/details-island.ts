/**
 * Opens the dialog next to a link. If that fails, the link leads to the page with the same content. Safari does not
 * focus a clicked link, so this function does, and the dialog later returns focus to the link. For browsers without
 * `closedby`, a click on the dialog element itself counts as a click on its backdrop.
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
