import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween } from './calendar-day'
import {
  calculatePlan,
  type Frequency,
  frequencies,
  MAX_CUSTOM_DATES,
  MAX_NAIRA,
  type PlanChoice,
} from './payout-plan'

const CASES = { numRuns: 1_000 }
const today = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))
const naira = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: MAX_NAIRA }),
  fc.constant(MAX_NAIRA),
)
const months = fc.integer({ min: 1, max: 12 })

/** Generates a plan and its start date. Chosen dates are near that day, in any order, with duplicates and past dates. */
const cases = today.chain((start) =>
  fc.record({
    start: fc.constant(start),
    choice: fc.record<PlanChoice>({
      naira,
      months,
      frequency: fc.constantFrom(...frequencies),
      dates: fc.array(
        fc.integer({ min: -40, max: 800 }).map((days) => addDays(start, days)),
        {
          maxLength: 80,
        },
      ),
    }),
  }),
)

function payoutsOf(choice: PlanChoice, start: string) {
  return calculatePlan(choice, start)?.payoutSchedule ?? []
}

function countOf({ frequency, months: length, dates }: PlanChoice, start: string) {
  if (frequency === 'monthly') return length
  if (frequency === 'bi-weekly') return Math.floor((length * 30) / 14)
  if (frequency === 'weekly') return Math.floor((length * 30) / 7)
  const open = new Set(dates.filter((day) => day >= start && day <= addMonths(start, 24)))
  return Math.min(open.size, MAX_CUSTOM_DATES)
}

describe('every plan', () => {
  it('pays out exactly the amount, and never zero', () => {
    fc.assert(
      fc.property(cases, ({ choice, start }) => {
        const payouts = payoutsOf(choice, start)
        const sum = payouts.reduce((total, { amount }) => total + amount, 0)
        expect(sum).toBe(payouts.length === 0 ? 0 : choice.naira * 100)
        expect(payouts.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
      }),
      CASES,
    )
  })

  it('has the specified number of payouts', () => {
    fc.assert(
      fc.property(cases, ({ choice, start }) => {
        const plan = calculatePlan(choice, start)
        expect(plan?.totalPayments ?? 0).toBe(countOf(choice, start))
        expect(plan?.payoutSchedule.length ?? 0).toBe(plan?.totalPayments ?? 0)
      }),
      CASES,
    )
  })

  it('pays on increasing dates, none in the past', () => {
    fc.assert(
      fc.property(cases, ({ choice, start }) => {
        const days = payoutsOf(choice, start).map(({ date }) => date)
        expect(days.every((day) => day >= start)).toBe(true)
        expect(days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''))).toBe(true)
      }),
      CASES,
    )
  })

  it('pays equal amounts, except for the last', () => {
    fc.assert(
      fc.property(cases, ({ choice, start }) => {
        const plan = calculatePlan(choice, start)
        if (!plan) return
        const even = plan.payoutSchedule.slice(0, -1)
        expect(even.every(({ amount }) => amount === plan.payoutAmount)).toBe(true)
        expect(Math.abs(plan.payoutAmount - plan.total / plan.totalPayments)).toBeLessThan(1)
      }),
      CASES,
    )
  })

  it('keeps the weekday of weekly payouts and the day of monthly ones', () => {
    fc.assert(
      fc.property(cases, ({ choice, start }) => {
        const days = payoutsOf(choice, start).map(({ date }) => date)
        for (const [index, day] of days.entries()) {
          const before = days[index - 1] ?? start
          if (choice.frequency === 'weekly') expect(daysBetween(before, day)).toBe(7)
          if (choice.frequency === 'bi-weekly') expect(daysBetween(before, day)).toBe(14)
          if (choice.frequency === 'monthly') expect(day).toBe(addMonths(start, index + 1))
        }
      }),
      CASES,
    )
  })
})

const plan = (choice: Partial<PlanChoice>, start = '2026-11-21') =>
  calculatePlan({ naira: 1_200_000, months: 12, frequency: 'monthly', dates: [], ...choice }, start)
const daysOf = (choice: Partial<PlanChoice>, start: string) =>
  plan(choice, start)?.payoutSchedule.map(({ date }) => date)

describe('calculatePlan', () => {
  it.each<[Frequency, number, number]>([
    ['monthly', 12, 12],
    ['bi-weekly', 12, 25],
    ['weekly', 12, 51],
    ['bi-weekly', 1, 2],
    ['weekly', 1, 4],
  ])('pays a %s plan of %i months in %i payouts', (frequency, length, count) =>
    expect(plan({ frequency, months: length })?.totalPayments).toBe(count),
  )

  it('starts one month from today', () =>
    expect(daysOf({ months: 2 }, '2026-11-21')).toEqual(['2026-12-21', '2027-01-21']))
  it('uses the last day of a short month and returns to the 31st', () =>
    expect(daysOf({ months: 4 }, '2027-01-31')).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]))
  it('handles leap years', () => {
    expect(daysOf({ months: 1 }, '2028-01-31')).toEqual(['2028-02-29'])
    expect(daysOf({ months: 12 }, '2028-02-29')?.at(-1)).toBe('2029-02-28')
  })
  it('crosses the end of the year', () => expect(daysOf({ months: 1 }, '2026-12-31')).toEqual(['2027-01-31']))

  it('adds the remainder to the last payout', () => {
    const thirds = plan({ naira: 2_000_000, months: 3 })
    expect(thirds?.payoutAmount).toBe(66_666_667)
    expect(thirds?.payoutSchedule.map(({ amount }) => amount)).toEqual([66_666_667, 66_666_667, 66_666_666])
  })
  it('divides one naira into 51 weekly payouts', () =>
    expect(plan({ naira: 1, frequency: 'weekly' })?.payoutSchedule.at(-1)?.amount).toBe(50))

  it('splits equally across chosen dates, including today', () => {
    const chosen = plan({
      naira: 90_000,
      frequency: 'custom',
      dates: ['2027-01-05', '2026-11-21', '2027-01-05', '2026-11-20', '2026-12-24'],
    })
    expect(chosen?.payoutSchedule).toEqual([
      { date: '2026-11-21', amount: 3_000_000 },
      { date: '2026-12-24', amount: 3_000_000 },
      { date: '2027-01-05', amount: 3_000_000 },
    ])
  })

  it.each<Partial<PlanChoice>>([
    { naira: 0 },
    { naira: -5 },
    { naira: 1.5 },
    { naira: Number.NaN },
    { naira: MAX_NAIRA + 1 },
    { months: 0 },
    { months: 13 },
    { months: 1.5 },
    { frequency: 'custom' },
    { frequency: 'custom', dates: ['2026-11-20'] },
  ])('returns null for %j', (choice) => expect(plan(choice)).toBeNull())
})
