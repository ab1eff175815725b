import { JsonLd } from '@/components/site/json-ld'
import { listLandingFaqs, listTestimonials } from '@/lib/landing/queries'
import { landingGraph } from '@/lib/landing/structured-data'
import { env } from '@/lib/platform/env'

/** Describes the publisher and the app for search engines, with the same reviews and questions as the page. */
export async function StructuredData() {
  const [testimonials, faqs] = await Promise.all([listTestimonials(), listLandingFaqs()])
  return <JsonLd data={landingGraph({ origin: env.APP_URL, testimonials, faqs })} />
}
