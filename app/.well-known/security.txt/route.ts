import { cacheLife, cacheTag } from 'next/cache'
import { getContactInfo } from '@/lib/contact/queries'
import { securityText } from '@/lib/contact/security-text'
import type { CacheTag } from '@/lib/nouns'
import { env } from '@/lib/platform/env'

const TAG: CacheTag = 'contact'

export async function GET() {
  return new Response(await writeText(), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      // This is the same as for pages, so that no shared cache keeps an email address that staff have since changed.
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    },
  })
}

/** Writes the file. It is written again every day, so that its expiry date stays in the future. */
async function writeText() {
  'use cache'
  cacheTag(TAG)
  cacheLife({ stale: 300, revalidate: 86_400, expire: 30 * 86_400 })
  return securityText(env.APP_URL, await getContactInfo(), new Date())
}
