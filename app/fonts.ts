import localFont from 'next/font/local'

/** The typeface for headings and large amounts. Like the text typeface, it is built by scripts/make/fonts.py. */
export const displayFace = localFont({
  src: './fonts/display.woff2',
  weight: '600 800',
  variable: '--face-display',
  display: 'swap',
  // theme.css defines fallback fonts for more systems than Next does.
  adjustFontFallback: false,
})

export const textFace = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  adjustFontFallback: false,
})
