/**
 * Lays out a long page in small steps, because doing it all at once would freeze a slow phone. The style sheet skips
 * sections far from the screen (content-visibility), but a skipped section only has an estimated height, so links to
 * later sections would miss their target. So sections are laid out one by one while the phone is idle. If someone
 * returns to the page or follows a link first, all of them are laid out at once.
 *
 * Visitors who have not made a cookie choice (nothing is stored under `consentKey`) cannot scroll until they do, and a
 * modal dialog makes the browser recalculate every style outside skipped sections. For them, layout starts once they
 * have chosen.
 */
export function layOutFarSections(marker: string, consentKey: string) {
  if (!CSS.supports('content-visibility', 'auto')) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const sections = `.${marker}~section`
  const show = (which: string) =>
    sheet.replaceSync(`${sections}:nth-of-type(${which}){content-visibility:visible}`)
  let areAllShown = false
  const showAll = () => {
    areAllShown = true
    show('n')
  }
  const [arrival] = performance.getEntriesByType('navigation')
  if (location.hash || !(arrival instanceof PerformanceNavigationTiming) || arrival.type !== 'navigate')
    return showAll()
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50))
  const next = (index: number) =>
    idle(() => {
      if (areAllShown) return
      if (index > document.querySelectorAll(sections).length) return showAll()
      show(`-n+${index}`)
      requestAnimationFrame(() => next(index + 1))
    })
  const begin = () => next(2)
  if (hasChosen()) addEventListener('load', begin)
  else document.addEventListener('close', begin, { capture: true, once: true })
  addEventListener('hashchange', () => {
    if (areAllShown) return
    showAll()
    document.querySelector(':target')?.scrollIntoView()
  })
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) showAll()
  }
  document.addEventListener('click', onClick, true)

  function hasChosen() {
    try {
      return localStorage.getItem(consentKey) !== null
    } catch {
      return false
    }
  }
}
