import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { firstList, type ListState } from '@/lib/blog/list-url'
import { MAX_PAGES } from '@/lib/blog/schema'
import { PostList } from './post-list'

// The scripts play no part in these tests.
vi.mock('./blog-script', () => ({ BlogScript: () => null }))
vi.mock('./broken-covers-script', () => ({ BrokenCoversScript: () => null }))

const post = {
  id: 'a',
  slug: 'fees',
  title: 'Fees',
  excerpt: '',
  author: 'Editorial',
  category: 'Budgeting',
  date: new Date(),
  readTime: '3 min read',
  image: null,
}

function show(total: number, state: Partial<ListState> = {}) {
  const counts = { total, categories: [{ category: 'Budgeting', count: total }] }
  const page = { posts: [post], total, hasMore: total > 1 }
  return renderToStaticMarkup(
    <PostList state={{ ...firstList, ...state }} page={page} counts={counts} featured={null}>
      {null}
    </PostList>,
  )
}

it('offers search and sorting once there are six articles', () => {
  for (const [total, isShown] of [
    [5, false],
    [6, true],
  ] as const) {
    expect(show(total).includes('Search articles')).toBe(isShown)
    expect(show(total).includes('Sort by')).toBe(isShown)
  }
})

it('keeps the search box while a search is shown', () => {
  expect(show(5, { search: 'rent' })).toContain('value="rent"')
})

it('says how to find more articles once the list reaches its maximum length', () => {
  expect(show(1_613, { pages: MAX_PAGES - 1 })).toContain('Load More')
  const last = show(1_613, { pages: MAX_PAGES })
  expect(last).not.toContain('Load More')
  expect(last).toContain('Showing the first 1 of 1,613 articles.')
})

it('ends a long excerpt after a whole word', () => {
  post.excerpt = 'Most of a lump sum is lost early. '.repeat(5)
  const excerpt = /Most of a lump[^<]*/.exec(show(1))?.[0] ?? ''
  expect(excerpt.length).toBeLessThan(post.excerpt.length)
  expect(excerpt).toMatch(/ (Most|of|a|lump|sum|is|lost|early)…$/)
})
