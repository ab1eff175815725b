/** Replaces the form with a note, before it is painted, in a browser that remembers its signup under `key`. */
export function showRememberedSignup(key: string) {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.joined = ''
  } catch {
    // Storage is disabled, so nothing is remembered.
  }
}
