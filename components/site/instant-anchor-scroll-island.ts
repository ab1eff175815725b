/**
 * Disables smooth scrolling to a section until the page has loaded. A smooth scroll down a long page takes seconds on
 * a slow phone, and anything that opens in the meantime would stop the scroll halfway.
 */
export function disableSmoothScroll() {
  if (!location.hash) return
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  const restore = () => {
    style.scrollBehavior = ''
  }
  addEventListener('load', () => setTimeout(restore))
}
