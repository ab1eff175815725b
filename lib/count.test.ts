import { expect, it } from 'vitest'
import { formatCount } from './count'

it('separates thousands', () => {
  expect([formatCount(0), formatCount(999), formatCount(1_234_567)]).toEqual(['0', '999', '1,234,567'])
})
