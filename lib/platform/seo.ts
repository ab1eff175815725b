import type { Metadata } from 'next'
import { site } from '@/lib/site'

/** app/opengraph-image.tsx. */
const commonPicture = [{ url: '/opengraph-image', width: 1200, height: 630, alt: site.description }]

interface PageFacts {
  title: string
  description: string
  path: string
  /** For a page without an opengraph-image file beside it. Where pictures are named here, Next passes over that file. */
  picture?: 'common'
}

/** Returns a page's metadata for search engines and link previews; the address is relative to APP_URL (metadataBase). */
export function pageMetadata({ title, description, path, picture }: PageFacts): Metadata {
  const images = picture ? { images: commonPicture } : {}
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      type: 'website',
      siteName: site.name,
      locale: 'en_NG',
      ...images,
    },
    twitter: { card: 'summary_large_image', title, description, ...images },
  }
}

/** JSON for a `<script type="application/ld+json">`: nothing in the data can end the script early. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Returns a page's breadcrumbs for search engines: from the home page down to itself. `origin` has no slash at its end. */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]) {
  const trail = [
    { name: 'Home', item: origin },
    ...steps.map(({ name, path }) => ({ name, item: origin + path })),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
