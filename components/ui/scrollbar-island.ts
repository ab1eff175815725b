/** Measures the page's scrollbar just before the first modal dialog opens, because the dialog will hide it. */
export function measureScrollbar() {
  const measure = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open' || !(target instanceof HTMLDialogElement)) return
    if (document.querySelector('dialog:modal')) return
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`)
  }
  document.addEventListener('beforetoggle', measure, true)
}
