import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstList, listUrl, nothingFound, readListState } from './list-url'
import { MAX_PAGES, postCategories, postSorts } from './schema'

const read = (address: string) => readListState(Object.fromEntries(new URL(address, 'http://x').searchParams))

describe('the URL of the post list', () => {
  test('is short without any filters', () => expect(listUrl(firstList)).toBe('/blog'))

  test('contains the filters', () => {
    const state = { search: 'rent & light', category: 'Financial Planning', sort: 'read', pages: 3 } as const
    expect(listUrl(state)).toBe('/blog/search?q=rent+%26+light&category=financial-planning&sort=read&page=3')
    expect(read(listUrl(state))).toEqual(state)
  })

  test('reads back as the same state', () => {
    const states = fc.record({
      search: fc.string({ maxLength: 100 }).map((text) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()),
      category: fc.constantFrom(null, ...postCategories),
      sort: fc.constantFrom(...postSorts),
      pages: fc.integer({ min: 1, max: MAX_PAGES }),
    })
    fc.assert(
      fc.property(states, (state) => {
        expect(read(listUrl(state))).toEqual(state)
      }),
    )
  })

  test.each([
    ['?category=Financial%20Planning', { category: 'Financial Planning' }],
    ['?category=nothing&sort=x&page=-1', {}],
    ['?page=1e9', { pages: MAX_PAGES }],
    ['?page=1.5', {}],
    ['?page=NaN', {}],
    ['?q=%20%20', {}],
    ['?q=a%00b%0d%0ac', { search: 'a b c' }],
    ['?sort=title;select%20pg_sleep(5)', {}],
  ])('reads %s', (address, expected) => {
    expect(read(`/blog/search${address}`)).toEqual({ ...firstList, ...expected })
  })

  test('uses the first of several values', () => {
    expect(readListState({ q: ['one', 'two'], category: ['savings'] })).toMatchObject({
      search: 'one',
      category: 'Savings',
    })
  })
})

test('explains an empty list', () => {
  expect(nothingFound({ ...firstList, search: 'okada' })).toContain('“okada”')
  expect(nothingFound({ ...firstList, category: 'Savings' })).toContain('in Savings')
  expect(nothingFound({ ...firstList, search: 'okada', category: 'Savings' })).toMatch(/in Savings .*“okada”/)
})
