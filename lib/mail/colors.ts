// Email clients do not support custom properties, so these repeat the colors in app/theme.css.
export const light = {
  page: '#fcfaf3',
  card: '#ffffff',
  line: '#dce3df',
  text: '#081d15',
  muted: '#525e57',
  brand: '#075c3b',
  onBrand: '#ffffff',
  drop: '#fbb636',
} as const

/** The colors of the dark panel (app/admin/admin.css), for clients that support dark styles. Other clients darken emails automatically. */
const dark: Record<Exclude<keyof typeof light, 'drop'>, string> = {
  page: '#0a130f',
  card: '#121c17',
  line: '#293630',
  text: '#ebf2ee',
  muted: '#a4b0a9',
  brand: '#6bcf9d',
  onBrand: '#081d15',
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
