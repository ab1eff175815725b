import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeFeed } from './feed'
import type { PostCard } from './queries'

const post: PostCard = {
  id: '0198a1f2-0000-7000-8000-000000000001',
  slug: 'rent',
  title: 'Rent',
  excerpt: 'What it costs.',
  author: 'The desk',
  category: 'Savings',
  readTime: '5 min read',
  image: null,
  date: new Date('2026-11-21T08:00:00Z'),
}

test('lists an article as its page shows it', () => {
  const feed = writeFeed('https://example.com', [post])
  expect(feed).toContain('<link>https://example.com/blog/rent</link>')
  expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate>')
  expect(feed).toContain('<dc:creator>The desk</dc:creator>')
  expect(feed).toContain(`<guid isPermaLink="false">${post.id}</guid>`)
})

test('returns a feed without items for an empty blog', () => {
  expect(writeFeed('https://example.com', [])).toContain('</channel>')
})

test('escapes text and drops characters that XML does not allow', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</title><script>', ']]>', '&amp;', '<!--', '\u0000\u0008\uFFFE', '\uD800'),
  )
  const plain = writeFeed('https://example.com', [{ ...post, title: '', excerpt: '' }])
  const tagsOf = (xml: string) => xml.match(/<[^>]*>/g)
  fc.assert(
    fc.property(nasty, nasty, (title, excerpt) => {
      const feed = writeFeed('https://example.com', [{ ...post, title, excerpt }])
      expect(tagsOf(feed)).toEqual(tagsOf(plain))
      expect(feed).not.toMatch(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u)
      expect(feed).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
    }),
  )
})
