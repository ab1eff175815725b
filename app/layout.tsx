import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { displayFace, textFace } from './fonts'
import './site.css'

export const metadata: Metadata = {
  metadataBase: new URL(env.APP_URL),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
  openGraph: { type: 'website', siteName: site.name, locale: 'en_NG' },
  twitter: { card: 'summary_large_image' },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.locale}
      // The router jumps to the top of another page; scrolling within a page is smooth.
      data-scroll-behavior="smooth"
      className={`${displayFace.variable} ${textFace.variable}`}
      suppressHydrationWarning
    >
      <body>{children}</body>
    </html>
  )
}
