import { expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isDay } from './calendar-day'

it.each(['2026-11-21', '2028-02-29', '2026-12-31'])('accepts %s', (day) => expect(isDay(day)).toBe(true))
it.each([
  '',
  '2027-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20261121',
  'today',
  '2026-11-21T00:00',
])('refuses %j', (text) => expect(isDay(text)).toBe(false))
it('crosses months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(daysBetween('2026-12-24', '2027-01-02')).toBe(9)
})
it('clamps to the last day of a shorter month, forward and backward', () => {
  expect(addMonths('2026-08-31', 1)).toBe('2026-09-30')
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
})
