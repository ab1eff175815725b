import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDistance, fromLagos, lagosDateTime, lagosDay } from './dates'

test('changes the day at midnight in Lagos, an hour before UTC', () => {
  expect(lagosDay(new Date('2026-03-31T22:59:59Z'))).toBe('2026-03-31')
  expect(lagosDay(new Date('2026-03-31T23:00:00Z'))).toBe('2026-04-01')
})

test('uses the date in Lagos', () => {
  const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' })
  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(fc.property(instants, (instant) => lagosDay(instant) === lagos.format(instant)))
})

test('formats times in Lagos time', () => {
  expect(formatDate(new Date('2026-11-20T23:30:00Z'))).toBe('Nov 21, 2026')
  expect(formatDateTime(new Date('2026-11-20T23:30:00Z'))).toBe('21 November 2026 at 00:30')
})

test('reads form values as Lagos time', () => {
  const instant = new Date('2026-11-20T23:30:00Z')
  expect(lagosDateTime(instant)).toBe('2026-11-21T00:30')
  expect(fromLagos(lagosDateTime(instant))).toEqual(instant)
})

test.each([
  [-20, 'just now'],
  [-60, '1 minute ago'],
  [-3_599, '59 minutes ago'],
  [-86_399, '23 hours ago'],
  [-86_400, '1 day ago'],
  [-40 * 86_400, '1 month ago'],
  [30 * 3_600, 'in 1 day'],
  [2 * 86_400, 'in 2 days'],
  [30, 'in a moment'],
])('describes %i seconds from now as "%s"', (seconds, text) => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(formatDistance(new Date(now.getTime() + seconds * 1000), now)).toBe(text)
})
