import { JsonLd } from '@/components/site/json-ld'
import { listLandingFaqs, listTestimonials } from '@/lib/landing/queries'
import { landingGraph } from '@/lib/landing/structured-data'
import { env } from '@/lib/platform/env'

/** Who publishes this site and what it offers, for search engines: the same reviews and questions that stand on the page. */
export async function StructuredData() {
  const [testimonials, faqs] = await Promise.all([listTestimonials(), listLandingFaqs()])
  return <JsonLd data={landingGraph({ origin: env.APP_URL, testimonials, faqs })} />
}
