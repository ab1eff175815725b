import { expect, it } from 'vitest'
import { formatCount, formatCountOf, formatCountUpTo } from './count'

it('separates thousands', () => {
  expect([formatCount(0), formatCount(999), formatCount(1_234_567)]).toEqual(['0', '999', '1,234,567'])
})

it('adds a plus from the number at which counting stopped', () => {
  expect([0, 9_999, 10_000].map((value) => formatCountUpTo(value, 10_000))).toEqual(['0', '9,999', '10,000+'])
})

it('uses the singular only for one', () => {
  expect([0, 1, 1_234].map((value) => formatCountOf(value, 'draft'))).toEqual([
    '0 drafts',
    '1 draft',
    '1,234 drafts',
  ])
  expect([1, 2].map((value) => formatCountOf(value, 'person', 'people'))).toEqual(['1 person', '2 people'])
})
