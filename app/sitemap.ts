import type { MetadataRoute } from 'next'
import { listPostAddresses } from '@/lib/blog/queries'
import { env } from '@/lib/platform/env'

/** Public pages. No date where none is known: a made-up one teaches search engines to ignore them all. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const posts = await listPostAddresses()
  const url = (path: string) => new URL(path, env.APP_URL).href
  const changes = posts.map(({ updatedAt }) => updatedAt.getTime())
  return [
    { url: url('/') },
    { url: url('/waitlist') },
    { url: url('/blog'), ...(changes.length > 0 ? { lastModified: new Date(Math.max(...changes)) } : {}) },
    { url: url('/contact') },
    ...posts.map(({ slug, updatedAt }) => ({ url: url(`/blog/${slug}`), lastModified: updatedAt })),
  ]
}
