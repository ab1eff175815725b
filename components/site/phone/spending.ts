/** Spending per day since the last payout, and per category after the payout before it, in naira. */

import { addDays, timeOf } from '@/lib/plan/calendar-day'
import { plan } from './plan'

const categories = ['Food', 'Home', 'Transport', 'Data'] as const
const nairaBefore = [45_600, 12_900, 26_300, 9_500]

const PAID_ON = '2027-03-05'
const PAID_BEFORE_ON = '2027-02-19'
const naira: readonly (readonly [food: number, home: number, transport: number, data: number])[] = [
  [3200, 0, 1400, 2500],
  [4800, 1200, 2100, 0],
  [2600, 0, 900, 0],
  [2100, 0, 1500, 0],
  [2400, 3500, 1500, 1000],
  [1900, 0, 1700, 0],
  [2300, 0, 1500, 2500],
  [2700, 0, 1600, 0],
  [8900, 9400, 4300, 0],
  [7600, 4300, 2800, 1400],
  [1900, 0, 1500, 0],
  [1800, 0, 0, 1000],
]

const days = naira.map((amounts, index) => ({
  time: timeOf(addDays(PAID_ON, index)),
  kobo: sum(amounts) * 100,
  isWeekend: [6, 0].includes(new Date(timeOf(addDays(PAID_ON, index))).getUTCDay()),
}))

const spentKobo = sum(days.map(({ kobo }) => kobo))
const leftKobo = plan.payoutKobo - spentKobo
const isWeekday = ({ isWeekend }: { isWeekend: boolean }) => !isWeekend
const lastWeekend = days.filter(({ isWeekend }) => isWeekend).slice(-2)
const weekdays = days.filter(isWeekday)
const usualKobo = sum(weekdays.map(({ kobo }) => kobo)) / weekdays.length

export const spending = {
  days,
  spentKobo,
  leftKobo,
  byCategory: categories.map((category, column) => ({
    category,
    kobo: sum(naira.map((amounts) => amounts[column] ?? 0)) * 100,
    beforeKobo: (nairaBefore[column] ?? 0) * 100,
  })),
  before: { from: timeOf(PAID_BEFORE_ON), spentKobo: sum(nairaBefore) * 100 },
  /** The day the remaining money runs out if each day costs as much as the days so far. */
  lastsUntil: timeOf(addDays(PAID_ON, Math.floor(plan.payoutKobo / (spentKobo / days.length)))),
  lastWeekend,
  /** How many times as much as a weekday each day of the last weekend cost. */
  weekendTimes: Math.floor(sum(lastWeekend.map(({ kobo }) => kobo)) / lastWeekend.length / usualKobo),
  /** The money left on the next payday if spending stays the same until then. */
  spareKobo: Math.floor((leftKobo - usualKobo * plan.daysToNext) / 100_000) * 100_000,
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0)
}
