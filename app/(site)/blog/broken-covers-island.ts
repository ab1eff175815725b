/** Hides images that fail to load, so that the drawings below them show. */
export function hideBrokenCovers() {
  function hide(target: EventTarget | null) {
    if (target instanceof HTMLImageElement && 'cover' in target.dataset) target.hidden = true
  }
  document.addEventListener('error', ({ target }) => hide(target), true)
  // Also hide images that failed before this script ran.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-cover]'))
    if (image.complete && image.naturalWidth === 0) hide(image)
}
