import { writeFeed } from '@/lib/blog/feed'
import { listFeedPosts } from '@/lib/blog/queries'
import { env } from '@/lib/platform/env'

export async function GET() {
  const feed = writeFeed(env.APP_URL, await listFeedPosts())
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
