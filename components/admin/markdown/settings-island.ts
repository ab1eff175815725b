/** Closes the settings beside a text before the first paint if they were closed last time. */
export function restoreSettings(key: string) {
  try {
    if (localStorage.getItem(key) === 'closed') document.documentElement.dataset.settings = 'closed'
  } catch {
    // Storage is disabled.
  }
}
