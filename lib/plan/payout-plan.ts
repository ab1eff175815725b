import { addDays, addMonths, type Day } from './calendar-day'

export const frequencies = ['monthly', 'bi-weekly', 'weekly', 'custom'] as const
export type Frequency = (typeof frequencies)[number]

/** Nine digits: the most that the screens have room for. */
export const MAX_NAIRA = 999_999_999
export const MAX_MONTHS = 12
/** Fewer than the kobo in a naira, so that no payout of the smallest sum is nothing. */
export const MAX_CUSTOM_DATES = 60
/** How far ahead a chosen date may lie. */
export const MAX_CUSTOM_MONTHS = 24
/** The specification reckons weeks by months of 30 days. */
const DAYS_A_MONTH = 30

/** The person's choices. */
export interface PlanChoice {
  /** The sum in whole naira; 0 while there is none. */
  naira: number
  /** How long it has to last, 1 to 12; chosen dates do not heed it. */
  months: number
  frequency: Frequency
  /** Only for `custom`: the chosen days, earliest first, none twice. */
  dates: readonly Day[]
}

/** The resulting plan. Amounts are in kobo. */
export interface PayoutPlan {
  total: number
  payoutAmount: number
  totalPayments: number
  payoutSchedule: readonly { date: Day; amount: number }[]
}

export const noChoice: PlanChoice = { naira: 0, months: MAX_MONTHS, frequency: 'monthly', dates: [] }

/**
 * The payouts of a sum that is locked on `today` (a day in Lagos). Every payout is the total divided by their number, to the
 * nearest kobo; the last one carries what is left over, so that the schedule sums to the total. Null when there is
 * nothing to pay out, or no day to pay it on.
 */
export function calculatePlan(choice: PlanChoice, today: Day): PayoutPlan | null {
  const { naira } = choice
  const isSum = Number.isInteger(naira) && naira > 0 && naira <= MAX_NAIRA
  const dates = isSum ? payoutDates(choice, today) : []
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

/** Rounded up, many shares of a few naira could use up the total before the last one. */
function evenShare(total: number, count: number) {
  const nearest = Math.round(total / count)
  return nearest * (count - 1) < total ? nearest : Math.floor(total / count)
}

function payoutDates({ frequency, months, dates }: PlanChoice, today: Day): Day[] {
  if (frequency === 'custom') {
    const last = addMonths(today, MAX_CUSTOM_MONTHS)
    const open = [...new Set(dates)].filter((day) => day >= today && day <= last)
    return open.sort().slice(0, MAX_CUSTOM_DATES)
  }
  if (!Number.isInteger(months) || months < 1 || months > MAX_MONTHS) return []
  // Counted from the first day, not from the payout before: after a short month the 31st is the 31st again.
  if (frequency === 'monthly') return series(months, (turn) => addMonths(today, turn))
  const daysApart = frequency === 'weekly' ? 7 : 14
  const count = Math.floor((months * DAYS_A_MONTH) / daysApart)
  return series(count, (turn) => addDays(today, turn * daysApart))
}

function series(count: number, dayOf: (turn: number) => Day): Day[] {
  return Array.from({ length: count }, (_, index) => dayOf(index + 1))
}
