import type { MetadataRoute } from 'next'
import { env } from '@/lib/platform/env'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/', '/unsubscribe'] },
    sitemap: `${env.APP_URL}/sitemap.xml`,
  }
}
