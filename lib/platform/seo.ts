import type { Metadata } from 'next'
import { site } from '@/lib/site'

/** The path of app/opengraph-image.tsx. */
const commonPicture = [{ url: '/opengraph-image', width: 1200, height: 630, alt: site.description }]

interface PageFacts {
  title: string
  description: string
  path: string
  /** For pages without their own opengraph-image file. Next ignores that file if the metadata lists images. */
  picture?: 'common'
}

/** Returns a page's metadata for search engines and link previews. URLs are relative to APP_URL (metadataBase). */
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

/** Serializes data for `<script type="application/ld+json">` so that nothing in it can close the script. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Returns a page's breadcrumbs for search engines, from the home page to the page itself. `origin` has no trailing slash. */
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
