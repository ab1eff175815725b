import { THEME_KEY } from './theme'

// Runs while the page is being parsed, before anything is painted; then follows the system while nothing else was chosen.
const script = `(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen
    try { chosen = localStorage.getItem('${THEME_KEY}') } catch {}
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('admin-theme', apply)
})()`

/** Light or dark without a flash. Browsers hide a nonce from the page, so what React finds differs from what it sent. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
