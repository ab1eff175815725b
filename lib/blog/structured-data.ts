import { lagosDay } from '@/lib/dates'
import { mediaPath } from '@/lib/media/schema'
import { breadcrumbs } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import type { PublishedPost } from './queries'

/** Returns when the text last changed, if that was on a later day than the date shown. */
export function modifiedDate({ date, updatedAt }: Pick<PublishedPost, 'date' | 'updatedAt'>): Date | null {
  return lagosDay(updatedAt) > lagosDay(date) ? updatedAt : null
}

/** Returns schema.org data for an article. It contains only what visitors can see. `origin` has no trailing slash. */
export function postGraph(origin: string, post: PublishedPost) {
  const { slug, title, excerpt, author, category, date, image } = post
  const url = `${origin}/blog/${slug}`
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: origin,
  }
  const article = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: lagosDay(date),
    dateModified: lagosDay(modifiedDate(post) ?? date),
    inLanguage: site.locale,
    author: { '@type': author.includes(site.name) ? 'Organization' : 'Person', name: author },
    publisher,
    ...(image ? { image: `${origin}${mediaPath(image)}` } : {}),
  }
  const trail = breadcrumbs(origin, [
    { name: 'Blog', path: '/blog' },
    { name: title, path: `/blog/${slug}` },
  ])
  return { '@context': 'https://schema.org', '@graph': [article, trail] }
}
