import { expect, test } from 'vitest'
import { jsonLd } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import type { PublishedPost } from './queries'
import { modifiedDate, postGraph } from './structured-data'

const post: PublishedPost = {
  id: '1',
  slug: 'rent',
  title: 'Rent',
  excerpt: 'What it costs.',
  author: 'Ngozi',
  category: 'Savings',
  readTime: '5 min read',
  image: null,
  content: 'Text',
  // 11:30 pm in London is already the next day in Lagos.
  date: new Date('2026-11-20T23:30:00Z'),
  updatedAt: new Date('2026-11-22T10:00:00Z'),
}
const origin = 'https://example.com'
const articleOf = (post: PublishedPost) => postGraph(origin, post)['@graph'][0]

test('describes an article as its page does', () => {
  expect(articleOf(post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Rent',
    description: 'What it costs.',
    articleSection: 'Savings',
    datePublished: '2026-11-21',
    dateModified: '2026-11-22',
    author: { '@type': 'Person', name: 'Ngozi' },
    mainEntityOfPage: 'https://example.com/blog/rent',
  })
})

test('names an image only if there is one', () => {
  expect(articleOf(post)).not.toHaveProperty('image')
  const image = {
    bucket: 'blog-images',
    key: 'a.png',
    alt: '',
    width: 2,
    height: 1,
    blur: '',
    copyWidths: [],
  }
  expect(articleOf({ ...post, image })).toMatchObject({
    image: 'https://example.com/media/blog-images/a.png',
  })
})

test('names the editorial team as an organization', () => {
  const author = `${site.name} Editorial`
  expect(articleOf({ ...post, author })).toMatchObject({ author: { '@type': 'Organization', name: author } })
})

test('escapes a title that contains a closing script tag', () => {
  expect(jsonLd(postGraph(origin, { ...post, title: '</script><script>alert(1)' }))).not.toContain(
    '</script>',
  )
})

test('states a later modification date only if it falls on a later day in Lagos', () => {
  const updatedAt = new Date('2026-11-21T22:59:00Z')
  expect(modifiedDate({ ...post, updatedAt })).toBeNull()
  expect(articleOf({ ...post, updatedAt })).toMatchObject({ dateModified: '2026-11-21' })
  expect(modifiedDate(post)).toEqual(post.updatedAt)
})
