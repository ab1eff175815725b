/**
 * Loads the scripts that the page lists at its end (server/quiet-page.ts) at the first sign of a visitor. A page without a list has
 * started its scripts itself.
 */
export function startWithVisitor(listId: string, planParameter: string) {
  const signals = ['pointerdown', 'touchstart', 'keydown', 'wheel']
  const waiting = new AbortController()
  const options = { capture: true, passive: true, signal: waiting.signal }
  for (const type of signals) addEventListener(type, start, options)
  addEventListener('pointermove', startIfMoved, options)
  addEventListener('focusin', startIfFocused, options)
  // Only the page itself: a scrollable part may scroll without a visitor.
  document.addEventListener('scroll', start, { ...options, capture: false })
  // A plan to calculate, an answer to open, or a draft to give back.
  const hasPlan = new URLSearchParams(location.search).has(planParameter)
  if (hasPlan || location.hash || hasDraft()) start()

  function hasDraft() {
    try {
      return sessionStorage.length > 0
    } catch {
      return false // Storage is switched off.
    }
  }

  /** Browsers also report a resting pointer when the page moves below it. */
  function startIfMoved({ movementX, movementY }: PointerEvent) {
    if (movementX !== 0 || movementY !== 0) start()
  }

  /** The cookie question opens by itself and takes the focus. */
  function startIfFocused({ target }: FocusEvent) {
    if (!(target as Element).closest('dialog')) start()
  }

  function start() {
    waiting.abort()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
    else load()
  }

  function load() {
    const list = document.getElementById(listId)?.textContent ?? '[]'
    for (const { src, id } of JSON.parse(list) as { src: string; id?: string }[]) {
      const script = document.createElement('script')
      if (id) script.id = id
      script.async = false
      script.addEventListener('error', beginAgain)
      script.src = src
      document.head.append(script)
    }
  }

  /** After a new release the scripts of an old page are gone; so is the data of one that has been edited. */
  function beginAgain() {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigator.onLine && visit?.type !== 'reload') location.reload()
  }
}
