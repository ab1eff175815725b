import type { Metadata } from 'next'
import { LazyDrawingScript } from '@/components/site/lazy-drawing'
import { getClaims } from '@/lib/landing/queries'
import { pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { Banners } from './_landing/banners'
import { Calculator } from './_landing/calculator'
import { Closing } from './_landing/closing'
import { Facts } from './_landing/facts'
import { Faq } from './_landing/faq'
import { FarSections } from './_landing/far-sections'
import { FeatureTabs } from './_landing/feature-tabs'
import { Hero } from './_landing/hero'
import { HowItWorks } from './_landing/how-it-works'
import { PromoBarHost } from './_landing/promo-bar-host'
import { SecurityBanner } from './_landing/security-banner'
import { StructuredData } from './_landing/structured-data'
import { Testimonials } from './_landing/testimonials'
import { UseCases } from './_landing/use-cases'
import { Video } from './_landing/video'
import { WhyChoose } from './_landing/why-choose'

export const ensureStatic = 'navigation'

const title = `${site.name}: ${site.tagline}`

export const metadata: Metadata = {
  ...pageMetadata({ title, description: site.description, path: '/', picture: 'common' }),
  title: { absolute: title },
}

export default async function LandingPage() {
  const { appRating } = await getClaims()
  return (
    <>
      <FarSections />
      <Hero />
      <Facts />
      <PromoBarHost hasRating={appRating !== undefined} />
      <UseCases />
      <HowItWorks />
      <Calculator />
      <FeatureTabs />
      <SecurityBanner />
      <Video />
      <WhyChoose />
      <Banners />
      <Testimonials />
      <Closing />
      <Faq />
      <LazyDrawingScript />
      <StructuredData />
    </>
  )
}
