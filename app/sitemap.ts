import type { MetadataRoute } from 'next'
import { publicPages } from '@/lib/nouns-server'
import { env } from '@/lib/platform/env'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await Promise.all(publicPages.map((list) => list()))
  return pages.flat().map(({ path, changedAt }) => ({
    url: new URL(path, env.APP_URL).href,
    ...(changedAt && { lastModified: changedAt }),
  }))
}
