import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-day'
import { frequencies, MAX_CUSTOM_DATES, MAX_NAIRA, noChoice, type PlanChoice } from './payout-plan'
import { readExactPlan, readPlan, withPlan, writePlan } from './plan-params'

const CASES = { numRuns: 1_000 }
const dates = fc
  .tuple(
    fc.integer({ min: 0, max: 20_000 }),
    fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: MAX_CUSTOM_DATES - 1 }),
  )
  .map(([first, gaps]) => {
    let day = addDays('2020-01-01', first)
    return [day, ...gaps.map((gap) => (day = addDays(day, gap)))]
  })
const choices = fc
  .record({
    naira: fc.integer({ min: 1, max: MAX_NAIRA }),
    months: fc.integer({ min: 1, max: 12 }),
    frequency: fc.constantFrom(...frequencies),
    dates,
  })
  .map((choice): PlanChoice => (choice.frequency === 'custom' ? choice : { ...choice, dates: [] }))

describe('a plan in a URL', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readPlan(`?${writePlan(choice)}`)).toEqual(choice)
        expect(readExactPlan(writePlan(choice))).toEqual(choice)
      }),
      CASES,
    )
  })

  it('is short and needs no escaping', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const text = writePlan(choice)
        expect(text.length).toBeLessThan(60 + 4 * MAX_CUSTOM_DATES)
        expect(text).toMatch(/^[\w=&.-]+$/)
      }),
      CASES,
    )
    expect(writePlan({ ...noChoice, naira: 1_200_000 })).toBe('amount=1200000')
  })

  it('never throws, whatever the URL contains', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('2026-11-21', '2026-11-21.7.7'),
    )
    const queries = fc.dictionary(fc.constantFrom('amount', 'months', 'frequency', 'dates', 'x'), value)
    fc.assert(
      fc.property(queries, (params) => {
        const choice = readPlan(new URLSearchParams(params).toString())
        // Whatever it reads must be a valid plan.
        if (choice) expect(readExactPlan(writePlan(choice))).toEqual(choice)
      }),
      CASES,
    )
  })

  it.each([
    ['', null],
    ['amount=', null],
    ['amount=0', null],
    ['amount=9999999999', null],
    ['amount=abc', null],
    ['amount=₦1,500,000.50', { ...noChoice, naira: 1_500_000 }],
    ['amount=5&months=13&frequency=daily', { ...noChoice, naira: 5 }],
    ['amount=5&months=06', { ...noChoice, naira: 5 }],
    ['amount=5&frequency=custom', { ...noChoice, naira: 5 }],
    ['amount=5&frequency=custom&dates=2027-02-29', { ...noChoice, naira: 5 }],
    ['amount=5&frequency=custom&dates=2027-01-01.0', { ...noChoice, naira: 5 }],
    ['amount=5&frequency=weekly&dates=2027-01-01', { ...noChoice, naira: 5, frequency: 'weekly' }],
    [
      'amount=5&frequency=custom&dates=2027-01-01.7',
      { ...noChoice, naira: 5, frequency: 'custom', dates: ['2027-01-01', '2027-01-08'] },
    ],
  ])('reads %j', (search, choice) => expect(readPlan(search)).toEqual(choice))

  it.each(['amount=1,500', 'amount=5&months=12', 'amount=5&utm=x', 'amount=05', '?amount=5', ''])(
    'rejects %j as a stored plan',
    (text) => expect(readExactPlan(text)).toBeNull(),
  )

  it('leaves the rest of the URL unchanged', () => {
    const choice = { ...noChoice, naira: 5 }
    expect(withPlan('?utm_source=x&amount=9&months=3', choice)).toBe('?utm_source=x&amount=5')
    expect(withPlan('?amount=9', noChoice)).toBe('')
  })
})
