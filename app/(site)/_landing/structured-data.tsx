import { listLandingFaqs, listTestimonials } from '@/lib/landing/queries'
import { landingGraph } from '@/lib/landing/structured-data'
import { env } from '@/lib/platform/env'
import { jsonLd } from '@/lib/platform/seo'

/** Who publishes this site and what it offers, for search engines: the same reviews and questions that stand on the page. */
export async function StructuredData() {
  const [testimonials, faqs] = await Promise.all([listTestimonials(), listLandingFaqs()])
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could end the script
      dangerouslySetInnerHTML={{ __html: jsonLd(landingGraph({ origin: env.APP_URL, testimonials, faqs })) }}
    />
  )
}
