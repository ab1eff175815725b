/** Closes the settings panel beside a text before the first paint, if it was closed last time. */
export function restoreSettings(key: string) {
  try {
    if (localStorage.getItem(key) === 'closed') document.documentElement.dataset.settings = 'closed'
  } catch {
    // Storage is disabled.
  }
}
