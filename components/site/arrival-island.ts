/**
 * Until the page has loaded, makes links to its sections jump instead of scrolling smoothly. A smooth scroll down a
 * long page takes seconds on a slow phone, and anything that opens in the meantime would stop the scroll halfway.
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
