import { expect, it } from 'vitest'
import { formatCount, formatCountOf } from './count'

it('separates thousands', () => {
  expect([formatCount(0), formatCount(999), formatCount(1_234_567)]).toEqual(['0', '999', '1,234,567'])
})

it('uses the singular only for one', () => {
  expect([0, 1, 1_234].map((value) => formatCountOf(value, 'draft'))).toEqual([
    '0 drafts',
    '1 draft',
    '1,234 drafts',
  ])
  expect([1, 2].map((value) => formatCountOf(value, 'person', 'people'))).toEqual(['1 person', '2 people'])
})
