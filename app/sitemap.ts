import type { MetadataRoute } from 'next'
import { getAboutChange } from '@/lib/about/queries'
import { listPostAddresses } from '@/lib/blog/queries'
import { listPositionAddresses } from '@/lib/careers/queries'
import { articlePath } from '@/lib/help/categories'
import { listHelpAddresses } from '@/lib/help/queries'
import { legalDocuments } from '@/lib/legal/legal-version'
import { getLegalDocument } from '@/lib/legal/queries'
import { env } from '@/lib/platform/env'
import { getPressKit } from '@/lib/press/queries'

/** Public pages. No date where none is known: a made-up one teaches search engines to ignore them all. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [about, posts, positions, help, privacy, terms, press] = await Promise.all([
    getAboutChange(),
    listPostAddresses(),
    listPositionAddresses(),
    listHelpAddresses(),
    getLegalDocument('privacy'),
    getLegalDocument('terms'),
    getPressKit(),
  ])
  const url = (path: string) => new URL(path, env.APP_URL).href
  return [
    { url: url('/') },
    { url: url('/waitlist') },
    { url: url('/about'), lastModified: about },
    { url: url('/contact') },
    { url: url('/security') },
    { url: url('/help'), ...(help.changedAt ? { lastModified: help.changedAt } : {}) },
    ...help.articles.map(({ slug, updatedAt }) => ({ url: url(articlePath(slug)), lastModified: updatedAt })),
    { url: url(legalDocuments.privacy.path), lastModified: privacy.updatedAt },
    { url: url('/privacy/request') },
    { url: url(legalDocuments.terms.path), lastModified: terms.updatedAt },
    { url: url('/blog'), ...latestOf(posts) },
    ...posts.map(({ slug, updatedAt }) => ({ url: url(`/blog/${slug}`), lastModified: updatedAt })),
    { url: url('/careers'), ...latestOf(positions) },
    ...positions.map(({ slug, updatedAt }) => ({ url: url(`/careers/${slug}`), lastModified: updatedAt })),
    { url: url('/press'), lastModified: press.changedAt },
  ]
}

/** A list changes with what is on it. */
function latestOf(rows: { updatedAt: Date }[]) {
  const changes = rows.map(({ updatedAt }) => updatedAt.getTime())
  return changes.length > 0 ? { lastModified: new Date(Math.max(...changes)) } : {}
}
