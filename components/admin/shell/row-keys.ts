// The rows of a list are the children of an element with `data-rows`.
const ROW = '[data-rows] > *'

/**
 * Does what a key declares in the row that has focus, then on the rest of the page, and otherwise moves between rows.
 * An element declares its key as `aria-keyshortcuts`. Returns whether the key does anything.
 */
export function pressKey(event: KeyboardEvent): boolean {
  const key = nameOf(event)
  const row = focusedRow()
  const declared = `[aria-keyshortcuts~="${CSS.escape(key)}"]`
  const element =
    row?.querySelector<HTMLElement>(declared) ?? visibleElements(`${declared}:not([data-rows] *)`)[0]
  if (element) activate(element, event.shiftKey)
  else if (key === 'J') focusRow(1)
  else if (key === 'K') focusRow(-1)
  else if (key === 'O' && row) mainOf(row)?.click()
  else return false
  return true
}

/** Returns a key's name in `aria-keyshortcuts`. "#" stands for Delete, which is hard to reach on some keyboards. */
function nameOf({ key, shiftKey }: KeyboardEvent) {
  if (key === '#') return 'Delete'
  return /^[a-z]$/i.test(key) ? `${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}` : key
}

/** Returns the visible matches. Previous pages are left out: the router keeps them hidden in the document. */
export const visibleElements = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())

const focusedRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null

/** Returns the row's main link, which is its first one, or the first button of a row without links. */
const mainOf = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button:enabled')

function focusRow(step: 1 | -1) {
  const rows = visibleElements(ROW).filter(mainOf)
  const current = rows.findIndex((row) => row.matches(':focus-within'))
  const next = rows[Math.max(0, current + step)]
  if (!next) return
  mainOf(next)?.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** Clicks an element, focuses a field or opens a select. */
export function activate(element: HTMLElement, shiftKey = false) {
  if (element.matches(':disabled')) return
  if (element instanceof HTMLSelectElement) openSelect(element)
  else if (element.matches('input:not([type=checkbox]), textarea')) element.focus()
  // Shift selects all rows up to this one.
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

/**
 * Opens a select, and restores focus once it closes. If the select kept focus, the next shortcut would choose the option
 * that begins with that key.
 */
function openSelect(select: HTMLSelectElement) {
  const opener = document.activeElement
  const left = new AbortController()
  const { signal } = left
  const restoreFocus = () => {
    if (opener instanceof HTMLElement) opener.focus()
  }
  const restoreFocusOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape must not also close the panel around the select.
    event.preventDefault()
    restoreFocus()
  }
  // Most browsers do not report the Escape that closes a select.
  const restoreFocusOnceClosed = () => {
    if (signal.aborted) return
    if (select.matches(':open')) requestAnimationFrame(restoreFocusOnceClosed)
    else restoreFocus()
  }
  select.addEventListener('change', restoreFocus, { signal })
  select.addEventListener('keydown', restoreFocusOnEscape, { signal })
  select.addEventListener('blur', () => left.abort(), { signal })
  select.focus()
  select.showPicker()
  if (CSS.supports('selector(:open)')) requestAnimationFrame(restoreFocusOnceClosed)
}
