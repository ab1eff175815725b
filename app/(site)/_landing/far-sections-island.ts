/**
 * Lays out a long page in small steps, because doing it at once makes a slow phone wait. The style sheet skips sections far
 * from the screen (content-visibility). That is right until someone jumps: a section without a layout has a guessed height,
 * and every link to a later one misses it. So each section gets its layout while the phone is idle. Someone who reaches a
 * section, comes back or follows a link before that gets all of them at once.
 */
export function layOutFarSections(marker: string) {
  if (!CSS.supports('content-visibility', 'auto')) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const sections = `.${marker}~section`
  const show = (which: string) =>
    sheet.replaceSync(`${sections}:nth-of-type(${which}){content-visibility:visible}`)
  let isAll = false
  const all = () => {
    isAll = true
    show('n')
  }
  const [arrival] = performance.getEntriesByType('navigation')
  if (location.hash || !(arrival instanceof PerformanceNavigationTiming) || arrival.type !== 'navigate')
    return all()
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50))
  const next = (index: number) =>
    idle(() => {
      if (isAll) return
      if (index > document.querySelectorAll(sections).length) return all()
      show(`-n+${index}`)
      requestAnimationFrame(() => next(index + 1))
    })
  addEventListener('load', () => next(2))
  addEventListener('hashchange', () => {
    if (isAll) return
    all()
    document.querySelector(':target')?.scrollIntoView()
  })
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) all()
  }
  document.addEventListener('click', onClick, true)
}
