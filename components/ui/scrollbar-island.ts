/** A modal dialog takes the page's scrollbar away. Measured just before the first one opens, as later there is nothing to measure. */
export function measureScrollbar() {
  const measure = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open' || !(target instanceof HTMLDialogElement)) return
    if (document.querySelector('dialog:modal')) return
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`)
  }
  document.addEventListener('beforetoggle', measure, true)
}
