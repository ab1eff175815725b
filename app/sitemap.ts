import type { MetadataRoute } from 'next'
import { env } from '@/lib/platform/env'

/** Public pages. No date where none is known: a made-up one teaches search engines to ignore them all. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ['/', '/waitlist'].map((path) => ({ url: new URL(path, env.APP_URL).href }))
}
