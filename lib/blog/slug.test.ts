import { describe, expect, it } from 'vitest'
import { isReservedSlug, slugFor } from './slug'

describe('slugFor', () => {
  const id = '01900000-0000-7000-8000-0000cafe1234'

  it('uses what was typed, or else the title, or else the id', () => {
    expect(slugFor({ slug: 'My Own', title: 'Title', id })).toBe('my-own')
    expect(slugFor({ slug: ' -- ', title: 'Title', id })).toBe('title')
    expect(slugFor({ slug: '', title: '💸', id })).toBe('post-cafe1234')
  })
})

it('recognizes slugs of other pages', () => {
  expect(isReservedSlug('feed')).toBe(true)
  expect(isReservedSlug('feed-your-savings')).toBe(false)
})
