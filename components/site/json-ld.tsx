import { jsonLd } from '@/lib/platform/seo'

/** Adds schema.org data for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes anything that could close the script
      dangerouslySetInnerHTML={{ __html: jsonLd({ '@context': 'https://schema.org', ...data }) }}
    />
  )
}
