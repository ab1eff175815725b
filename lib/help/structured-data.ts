import { breadcrumbs } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import type { HelpGroup, PublishedArticle } from './queries'

const CONTEXT = 'https://schema.org'
const HELP = 'Help Center'

/** Returns schema.org data for the answers on the Help Center page. `origin` has no trailing slash. */
export function helpGraph(origin: string, groups: readonly HelpGroup[]) {
  const url = `${origin}/help`
  const trail = breadcrumbs(origin, [{ name: HELP, path: '/help' }])
  const faqs = groups.flatMap((group) => group.faqs)
  const faqPage = {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    inLanguage: site.locale,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return { '@context': CONTEXT, '@graph': faqs.length > 0 ? [faqPage, trail] : [trail] }
}

/** Returns schema.org data for a guide. */
export function articleGraph(origin: string, { slug, title, summary, updatedAt }: PublishedArticle) {
  const url = `${origin}/help/${slug}`
  const article = {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: summary,
    dateModified: updatedAt.toISOString(),
    inLanguage: site.locale,
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name, url: origin },
  }
  const trail = breadcrumbs(origin, [
    { name: HELP, path: '/help' },
    { name: title, path: `/help/${slug}` },
  ])
  return { '@context': CONTEXT, '@graph': [article, trail] }
}
