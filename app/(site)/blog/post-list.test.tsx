import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { firstList } from '@/lib/blog/list-url'
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

function show(total: number, search = '') {
  const counts = { total, categories: [{ category: 'Budgeting', count: total }] }
  const page = { posts: [post], total, hasMore: false }
  return renderToStaticMarkup(
    <PostList state={{ ...firstList, search }} page={page} counts={counts} featured={null}>
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
  expect(show(5, 'rent')).toContain('value="rent"')
})
