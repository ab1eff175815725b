import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spendMonth } from './spent-month'

const habit = { minKobo: 1_000_000, oneIn: 6 }

describe('spendMonth', () => {
  it('spends a share of the balance, but at least the minimum', () => {
    const days = spendMonth(3, new Map([[1, 7_200_000]]), habit)
    expect(days.map((day) => day.spentKobo)).toEqual([1_200_000, 1_000_000, 1_000_000])
    expect(days.map((day) => day.onHandKobo)).toEqual([7_200_000, 6_000_000, 5_000_000])
  })

  it('stops at zero and resumes with the next payout', () => {
    const days = spendMonth(
      4,
      new Map([
        [1, 1_500_000],
        [4, 2_000_000],
      ]),
      habit,
    )
    expect(days.map((day) => day.spentKobo)).toEqual([1_000_000, 500_000, 0, 1_000_000])
  })

  it('never spends more than has arrived', () => {
    const releases = fc.array(fc.tuple(fc.integer({ min: 1, max: 31 }), fc.nat(100_000_000)), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(releases, fc.nat(5_000_000), fc.integer({ min: 1, max: 40 }), (pairs, minKobo, oneIn) => {
        const arriving = new Map(pairs)
        const days = spendMonth(31, arriving, { minKobo, oneIn })
        const arrived = [...arriving.values()].reduce((sum, kobo) => sum + kobo, 0)
        const spent = days.reduce((sum, day) => sum + day.spentKobo, 0)
        expect(spent).toBeLessThanOrEqual(arrived)
        expect(days.every((day) => day.spentKobo >= 0 && day.spentKobo <= day.onHandKobo)).toBe(true)
      }),
    )
  })
})
