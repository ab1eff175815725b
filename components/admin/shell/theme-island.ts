/** Sets the theme before the first paint, and then follows the system unless the person has chosen a theme. */
export function followTheme(key: string) {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen: string | null = null
    try {
      chosen = localStorage.getItem(key)
    } catch {}
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('admin-theme', apply)
}
