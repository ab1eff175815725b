import { jsonLd } from '@/lib/platform/seo'

/** Data in the vocabulary of schema.org, for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could end the script
      dangerouslySetInnerHTML={{ __html: jsonLd({ '@context': 'https://schema.org', ...data }) }}
    />
  )
}
