import { expect, it } from 'vitest'
import { weekChange } from './week-change'

it.each([
  [12, 9, '12 in the last 7 days, 3 more than in the previous 7 days'],
  [1_000, 2_500, '1,000 in the last 7 days, 1,500 fewer than in the previous 7 days'],
  [4, 4, '4 in the last 7 days, the same as in the previous 7 days'],
  [0, 1, '0 in the last 7 days, 1 fewer than in the previous 7 days'],
  [0, 0, 'None in the last 7 days'],
])('compares %i with %i signups', (thisWeek, lastWeek, text) =>
  expect(weekChange({ thisWeek, lastWeek })).toBe(text),
)
