export type Theme = 'light' | 'dark' | 'system'

export const THEME_KEY = 'admin-theme'

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}
