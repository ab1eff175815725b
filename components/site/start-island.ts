/**
 * Loads the scripts listed at the end of the page (server/quiet-page.ts) when a visitor first interacts. On a page
 * without a list, the scripts are already running.
 */
export function loadScriptsOnInteraction(listId: string, planParameter: string) {
  const signals = ['pointerdown', 'touchstart', 'keydown', 'wheel']
  const waiting = new AbortController()
  const options = { capture: true, passive: true, signal: waiting.signal }
  for (const type of signals) addEventListener(type, start, options)
  addEventListener('pointermove', startIfMoved, options)
  addEventListener('focusin', startIfFocused, options)
  // Only listen to the page itself, because its scrollable parts may scroll without a visitor.
  document.addEventListener('scroll', start, { ...options, capture: false })
  // Start immediately if there is a plan to calculate, an answer to open or a draft to restore.
  const hasPlan = new URLSearchParams(location.search).has(planParameter)
  if (hasPlan || location.hash || hasDraft()) start()

  function hasDraft() {
    try {
      return sessionStorage.length > 0
    } catch {
      return false // Storage is disabled.
    }
  }

  /** Ignores a resting pointer, which browsers also report when the page moves under it. */
  function startIfMoved({ movementX, movementY }: PointerEvent) {
    if (movementX !== 0 || movementY !== 0) start()
  }

  /** Ignores focus in dialogs, because the cookie dialog opens and takes focus on its own. */
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
      script.addEventListener('error', reloadOnce)
      script.src = src
      document.head.append(script)
    }
  }

  /**
   * Gets the current page: after a new release, the scripts of an old page no longer exist, nor does the data of an
   * edited page. What the visitor has just done comes first: a link that waits for the scripts is followed, and a form
   * with input stays, because it works without scripts.
   */
  function reloadOnce() {
    const link = document.querySelector<HTMLAnchorElement>('a[data-opens-dialog][aria-busy]')
    if (link) return location.assign(link.href)
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigator.onLine && visit?.type !== 'reload' && !hasInput()) location.reload()
  }

  function hasInput() {
    const controls = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')
    return [...controls].some(({ value, defaultValue }) => value !== defaultValue)
  }
}
