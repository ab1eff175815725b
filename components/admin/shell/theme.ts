export type Theme = 'light' | 'dark' | 'system'

export const THEME_KEY = 'admin-theme'

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

/** Stores the choice in this browser and applies it to the page. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is disabled.
  }
  window.dispatchEvent(new Event('admin-theme'))
}
