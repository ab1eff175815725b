import type { Metadata } from 'next'
import { site } from '@/lib/site'

/** app/opengraph-image.tsx. A page with a picture of its own has such a file beside it, which goes before this. */
const images = [{ url: '/opengraph-image', width: 1200, height: 630, alt: site.description }]

/** What search engines and link previews are told of a page; the address is relative to APP_URL (metadataBase). */
export function pageMetadata(page: { title: string; description: string; path: string }): Metadata {
  const { title, description, path } = page
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      ...{ title, description, url: path, type: 'website', siteName: site.name, locale: 'en_NG' },
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** JSON for a `<script type="application/ld+json">`: nothing in the data can end the script early. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Where a page stands, for search engines: from the start page down to itself. `origin` has no slash at its end. */
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
