/** Returns what this browser has stored under a key; null if there is nothing, or storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value in this browser; null deletes it. If storage is disabled or full, it is lost with the page. */
export function writeStored(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // There is no other place to store it.
  }
}
