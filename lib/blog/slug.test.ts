import { describe, expect, it } from 'vitest'
import { isReservedSlug, slugFor } from './slug'

describe('slugFor', () => {
  const id = '01900000-0000-7000-8000-0000cafe1234'

  it('takes what was typed, then the title, then the id', () => {
    expect(slugFor({ slug: 'My Own', title: 'Title', id })).toBe('my-own')
    expect(slugFor({ slug: ' -- ', title: 'Title', id })).toBe('title')
    expect(slugFor({ slug: '', title: '💸', id })).toBe('post-cafe1234')
  })
})

it('other pages keep their addresses', () => {
  expect(isReservedSlug('feed')).toBe(true)
  expect(isReservedSlug('feed-your-savings')).toBe(false)
})
