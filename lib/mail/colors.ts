// Email clients support neither OKLCH nor custom properties, so these are the site's colors in hexadecimal.
export const light = {
  page: '#faf8f3',
  card: '#ffffff',
  line: '#e2e5dd',
  text: '#12211b',
  muted: '#51625a',
  brand: '#0d4a34',
  onBrand: '#ffffff',
  drop: '#fdb833',
} as const

/** For clients that support dark styles. Other clients darken emails automatically. */
const dark: Record<Exclude<keyof typeof light, 'drop'>, string> = {
  page: '#0f1713',
  card: '#18221d',
  line: '#33423a',
  text: '#e8eee9',
  muted: '#a9b7af',
  brand: '#7fd6ae',
  onBrand: '#0b241a',
}

/**
 * The style sheet with the dark colors. It overrides the inline styles that other clients need, and selects buttons
 * and secondary text by them, so that these need no class names.
 */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page [style*="background-color:${light.page}"] { background-color: ${dark.page} !important; }
  .page td, .page p, .page span { color: ${dark.text} !important; }
  .page .card { background-color: ${dark.card} !important; }
  .page .card, .page hr, .page table { border-color: ${dark.line} !important; }
  .page a { color: ${dark.brand} !important; }
  .page [style*="${light.muted}"], .page [style*="${light.muted}"] a { color: ${dark.muted} !important; }
  .page a[style*="background-color"], .page a[style*="background-color"] span { color: ${dark.onBrand} !important; }
  .page [style*="background-color:${light.brand}"] { background-color: ${dark.brand} !important; }
}`

export const schemes = { light, dark }
