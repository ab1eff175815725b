import localFont from 'next/font/local'

/** The face for headings and large amounts. Like the text face, it is built by scripts/make/fonts.py. */
export const displayFace = localFont({
  src: './fonts/display.woff2',
  weight: '600 800',
  variable: '--face-display',
  display: 'swap',
  // theme.css has stand-ins for more systems than Next's.
  adjustFontFallback: false,
})

export const textFace = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  adjustFontFallback: false,
})
