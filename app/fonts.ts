import localFont from 'next/font/local'

/** Headings and large amounts. Built by scripts/make/fonts.py, as is the text face. */
export const displayFace = localFont({
  src: './fonts/display.woff2',
  weight: '600 800',
  variable: '--face-display',
  display: 'swap',
})

export const textFace = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
})
