import { expect, it } from 'vitest'
import { timeLeft } from './labels'

it.each([
  ['2026-11-30T20:00', 'today'],
  ['2026-11-30T08:00', 'as of today'],
  ['2026-12-01T00:30', 'tomorrow'],
  ['2026-12-01T20:00', 'tomorrow'],
  ['2026-12-02T08:00', 'in 2 days'],
  ['2026-11-29T18:00', 'by 1 day'],
  ['2026-11-28T23:30', 'by 2 days'],
])('counts calendar days in Lagos to a deadline: %s is %s', (dueAt, expected) => {
  const now = new Date('2026-11-30T09:00+01:00')
  expect(timeLeft(new Date(`${dueAt}+01:00`), now)).toBe(expected)
})
