/**
 * By a link to a place on the page one arrives there at once. A glide down a long page would take seconds on a slow phone, and
 * whatever opens meanwhile would end it half-way.
 */
export function arriveAtOnce() {
  if (!location.hash) return
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  const restore = () => {
    style.scrollBehavior = ''
  }
  addEventListener('load', () => setTimeout(restore))
}
