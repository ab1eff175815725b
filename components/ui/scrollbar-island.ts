/** A modal dialog hides the page's scrollbar, so measure it just before the first one opens. */
export function measureScrollbar() {
  const measure = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open' || !(target instanceof HTMLDialogElement)) return
    if (document.querySelector('dialog:modal')) return
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`)
  }
  document.addEventListener('beforetoggle', measure, true)
}
