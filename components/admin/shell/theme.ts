import { writeStored } from '@/components/admin/browser-storage'

export type Theme = 'light' | 'dark' | 'system'

export const THEME_KEY = 'admin-theme'

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

/** Stores the choice in this browser and applies it to the page. */
export function chooseTheme(theme: Theme) {
  writeStored(THEME_KEY, theme)
  window.dispatchEvent(new Event('admin-theme'))
}
