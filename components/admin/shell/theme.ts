export type Theme = 'light' | 'dark' | 'system'

export const THEME_KEY = 'admin-theme'

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

/** Remembers it in this browser and tells the page. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is switched off: nothing to remember it in.
  }
  window.dispatchEvent(new Event('admin-theme'))
}
