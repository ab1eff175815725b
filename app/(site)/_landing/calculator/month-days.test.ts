import { describe, expect, it } from 'vitest'
import { dayForKey, openingDay, weekdayOf, weeksOfMonth } from './month-days'

it('starts weeks on Monday', () => {
  expect(weekdayOf('2027-02-01')).toBe(0)
  expect(weekdayOf('2026-11-22')).toBe(6)
})

describe('weeksOfMonth', () => {
  it('contains every day once, in weeks that end on Sunday', () => {
    const weeks = weeksOfMonth('2028-02-17')
    expect(weeks.flat()).toHaveLength(29)
    expect(weeks.flat()[0]).toBe('2028-02-01')
    for (const days of weeks.slice(0, -1)) expect(weekdayOf(days.at(-1) ?? '')).toBe(6)
  })
  it('handles a month of exactly four weeks', () =>
    expect(weeksOfMonth('2027-02-28').map((days) => days.length)).toEqual([7, 7, 7, 7]))
})

it.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-11-25', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
])('opens the dates on a month with a week to choose from: on %s, at %s', (today, day) =>
  expect(openingDay(today)).toBe(day),
)

it.each([
  ['ArrowLeft', false, '2026-12-31'],
  ['ArrowRight', false, '2027-01-02'],
  ['ArrowUp', false, '2026-12-25'],
  ['ArrowDown', false, '2027-01-08'],
  ['Home', false, '2026-12-28'],
  ['End', false, '2027-01-03'],
  ['PageUp', false, '2026-12-01'],
  ['PageDown', false, '2027-02-01'],
  ['PageDown', true, '2028-01-01'],
  ['a', false, undefined],
])('on Friday 1 January 2027, maps %s (Shift: %s) to %s', (key, isShiftPressed, day) =>
  expect(dayForKey('2027-01-01', key, isShiftPressed)).toBe(day),
)
