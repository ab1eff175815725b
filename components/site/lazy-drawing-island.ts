/**
 * Turns drawings stored as text in `noscript` into elements before their sections scroll into view or are printed.
 */
export function renderLazyDrawings() {
  const draw = (part: ParentNode) => {
    for (const place of part.querySelectorAll('[data-lazy-drawing]:empty'))
      place.innerHTML = place.previousElementSibling?.textContent ?? ''
  }
  const onSeen: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      draw(target)
    }
  }
  const observer = new IntersectionObserver(onSeen, { rootMargin: '75% 0px' })
  for (const place of document.querySelectorAll('[data-lazy-drawing]')) {
    const section = place.closest('section')
    if (section) observer.observe(section)
  }
  addEventListener('beforeprint', () => draw(document))
}
