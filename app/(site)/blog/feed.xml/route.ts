import { writeFeed } from '@/lib/blog/feed'
import { listFeedPosts } from '@/lib/blog/queries'
import { env } from '@/lib/platform/env'

export async function GET() {
  const feed = writeFeed(env.APP_URL, await listFeedPosts())
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      // The same as for pages. By default, Next lets shared caches keep the feed for a month, including articles that
      // have since been taken down.
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    },
  })
}
