import { formatWholeNaira } from '@/lib/money'
import { type Day, timeOf } from './calendar-day'
import type { Frequency, PayoutPlan } from './payout-plan'

const dayFormat = new Intl.DateTimeFormat('en-NG', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats a date as "Mon, 21 Dec 2026". */
export function formatPlanDay(day: Day): string {
  return dayFormat.format(timeOf(day))
}

/** Describes a plan, such as "₦1,200,000 in 12 monthly payouts". */
export function describePlan({ total, totalPayments }: PayoutPlan, frequency: Frequency): string {
  const [payouts, dates] = totalPayments === 1 ? ['payout', 'a chosen date'] : ['payouts', 'chosen dates']
  const how = frequency === 'custom' ? `${payouts} on ${dates}` : `${frequency} ${payouts}`
  return `${formatWholeNaira(total)} in ${totalPayments} ${how}`
}
