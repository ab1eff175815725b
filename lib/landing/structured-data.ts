import { site } from '@/lib/site'
import type { LandingFaq, Testimonial } from './queries'

interface LandingContent {
  /** The origin of the site, without a trailing slash. */
  origin: string
  testimonials: readonly Testimonial[]
  faqs: readonly LandingFaq[]
}

/**
 * Returns schema.org data for the landing page. It uses the same rows as the sections, because search engines reject
 * content that visitors cannot see.
 */
export function landingGraph({ origin, testimonials, faqs }: LandingContent) {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: origin,
    logo: `${origin}/icons/512.png`,
  }
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: origin,
    inLanguage: site.locale,
    publisher: { '@id': organization['@id'] },
  }
  const app = {
    '@type': 'SoftwareApplication',
    '@id': `${origin}/#app`,
    name: site.name,
    description: site.description,
    url: origin,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Android, iOS',
    publisher: { '@id': organization['@id'] },
    ...(testimonials.length > 0 ? { review: testimonials.map(review) } : {}),
  }
  const faqPage = {
    '@type': 'FAQPage',
    '@id': `${origin}/#faq`,
    isPartOf: { '@id': website['@id'] },
    mainEntity: faqs.map(question),
  }
  const graph = faqs.length > 0 ? [organization, website, app, faqPage] : [organization, website, app]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function review({ name, title, content }: Testimonial) {
  return {
    '@type': 'Review',
    name: title,
    reviewBody: content,
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
  }
}

function question({ question: name, answer }: LandingFaq) {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: answer } }
}
