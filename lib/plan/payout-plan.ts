import { addDays, addMonths, type Day } from './calendar-day'

export const frequencies = ['monthly', 'bi-weekly', 'weekly', 'custom'] as const
export type Frequency = (typeof frequencies)[number]

/** Nine digits, the most that fit on the app's screens. */
export const MAX_NAIRA = 999_999_999
export const MAX_MONTHS = 12
/** Fewer than the kobo in a naira, so that no payout of the smallest amount is zero. */
export const MAX_CUSTOM_DATES = 60
/** How far in the future a chosen date may be. */
export const MAX_CUSTOM_MONTHS = 24
/** For weekly and bi-weekly payouts, the specification counts a month as 30 days. */
const DAYS_PER_MONTH = 30

/** The visitor's choices. */
export interface PlanChoice {
  /** The amount in whole naira; 0 if there is none yet. */
  naira: number
  /** The duration in months, 1 to 12. Ignored for chosen dates. */
  months: number
  frequency: Frequency
  /** The chosen dates, in order and without duplicates. Used only for `custom`. */
  dates: readonly Day[]
}

/** The calculated plan. Amounts are in kobo. */
export interface PayoutPlan {
  total: number
  payoutAmount: number
  totalPayments: number
  payoutSchedule: readonly { date: Day; amount: number }[]
}

export const noChoice: PlanChoice = { naira: 0, months: MAX_MONTHS, frequency: 'monthly', dates: [] }

/**
 * Calculates the payouts of an amount locked on `today` (a date in Lagos). Each payout is the total divided
 * by the number of payouts, rounded to the nearest kobo. The last one includes the remainder, so that the
 * payouts add up to the total. Returns null if there is no valid amount or no payout date.
 */
export function calculatePlan(choice: PlanChoice, today: Day): PayoutPlan | null {
  const { naira } = choice
  const isValidAmount = Number.isInteger(naira) && naira > 0 && naira <= MAX_NAIRA
  const dates = isValidAmount ? payoutDates(choice, today) : []
  const totalPayments = dates.length
  if (totalPayments === 0) return null
  const total = naira * 100
  const payoutAmount = evenShare(total, totalPayments)
  return {
    total,
    payoutAmount,
    totalPayments,
    payoutSchedule: dates.map((date, index) => ({
      date,
      amount: index < totalPayments - 1 ? payoutAmount : total - payoutAmount * index,
    })),
  }
}

/** Returns a share rounded to the nearest kobo, or down if rounding up would leave nothing for the last payout. */
function evenShare(total: number, count: number) {
  const nearest = Math.round(total / count)
  return nearest * (count - 1) < total ? nearest : Math.floor(total / count)
}

/** Returns the chosen dates on which a plan that starts on `today` can pay out, in order. */
export function remainingDates(dates: readonly Day[], today: Day): Day[] {
  const last = addMonths(today, MAX_CUSTOM_MONTHS)
  const open = [...new Set(dates)].filter((day) => day >= today && day <= last)
  return open.sort().slice(0, MAX_CUSTOM_DATES)
}

function payoutDates({ frequency, months, dates }: PlanChoice, today: Day): Day[] {
  if (frequency === 'custom') return remainingDates(dates, today)
  if (!Number.isInteger(months) || months < 1 || months > MAX_MONTHS) return []
  // Count from the first day rather than from the previous payout, so that payouts return to the 31st after a short
  // month.
  if (frequency === 'monthly') return series(months, (payoutNumber) => addMonths(today, payoutNumber))
  const daysApart = frequency === 'weekly' ? 7 : 14
  const count = Math.floor((months * DAYS_PER_MONTH) / daysApart)
  return series(count, (payoutNumber) => addDays(today, payoutNumber * daysApart))
}

function series(count: number, dayOf: (payoutNumber: number) => Day): Day[] {
  return Array.from({ length: count }, (_, index) => dayOf(index + 1))
}
