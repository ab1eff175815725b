import { site } from '@/lib/site'
import type { PostCard } from './queries'

const FEED_PATH = '/blog/feed.xml'

/** Lets feed readers discover the feed. Belongs in `alternates` of a page's metadata. */
export const feedLink = { types: { 'application/rss+xml': [{ url: FEED_PATH, title: `${site.name} blog` }] } }

/** Returns an RSS 2.0 feed of the latest posts. `origin` is the site's origin without a trailing slash. */
export function writeFeed(origin: string, posts: readonly PostCard[]): string {
  const lastBuildDate = posts[0] ? `<lastBuildDate>${posts[0].date.toUTCString()}</lastBuildDate>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${site.name} blog`)}</title>
<link>${origin}/blog</link>
<description>${escapeXml('Saving, planning and spending in Nigeria, in plain English.')}</description>
<language>${site.locale.toLowerCase()}</language>
<atom:link href="${origin}${FEED_PATH}" rel="self" type="application/rss+xml"/>
${lastBuildDate}${posts.map((post) => item(origin, post)).join('')}
</channel>
</rss>
`
}

function item(origin: string, { id, slug, title, excerpt, author, category, date }: PostCard) {
  return `
<item>
<title>${escapeXml(title)}</title>
<link>${origin}/blog/${slug}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${date.toUTCString()}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(category)}</category>
<description>${escapeXml(excerpt)}</description>
</item>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// Characters that XML 1.0 forbids or discourages: control characters except tab and line breaks, lone
// surrogates, U+FFFE and U+FFFF.
const UNSAFE_IN_XML = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu

function escapeXml(value: string) {
  return value.replace(UNSAFE_IN_XML, '').replace(/[&<>"']/g, (char) => entities[char] ?? '')
}
