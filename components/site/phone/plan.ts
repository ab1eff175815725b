/** The plan that all drawn screens show: a freelancer's project fee, paid out every other Friday for six months. */

import { HOUR_MS, MINUTE_MS } from '@/lib/dates'
import { daysBetween, timeOf } from '@/lib/plan/calendar-day'
import { calculatePlan, type Frequency } from '@/lib/plan/payout-plan'

const LOCKED_ON = '2027-01-08'
const TODAY = '2027-03-16'

export type PayoutState = 'paid' | 'next' | 'planned'

export interface Payout {
  /** Midnight UTC of the date. */
  time: number
  kobo: number
  state: PayoutState
  /** The amount left in the vault after this payout. */
  remainingKobo: number
}

function calculate(months: number, frequency: Frequency) {
  const calculated = calculatePlan({ naira: 1_800_000, months, frequency, dates: [] }, LOCKED_ON)
  if (!calculated) throw new Error('The plan needs at least one payout')
  return calculated
}

const { total, payoutAmount, payoutSchedule } = calculate(6, 'bi-weekly')
const paidCount = payoutSchedule.filter(({ date }) => date <= TODAY).length

const payouts: Payout[] = payoutSchedule.map(({ date, amount }, index) => ({
  time: timeOf(date),
  kobo: amount,
  state: index < paidCount ? 'paid' : index === paidCount ? 'next' : 'planned',
  remainingKobo: total - payoutSchedule.slice(0, index + 1).reduce((paid, payout) => paid + payout.amount, 0),
}))

const next = payouts.find((payout) => payout.state === 'next') ?? payouts[0]
const last = payouts.at(-1)
if (!next || !last) throw new Error('The plan needs at least one payout')

const paidKobo = payouts.slice(0, paidCount).reduce((paid, { kobo }) => paid + kobo, 0)

const inVaultKobo = total - paidKobo

export const plan = {
  person: { firstName: 'Ṣọlá', initials: 'ṢA' },
  accountEnding: '4821',
  lockedOn: timeOf(LOCKED_ON),
  today: timeOf(TODAY),
  lockedKobo: total,
  payoutKobo: payoutAmount,
  payouts,
  paidCount,
  paidKobo,
  inVaultKobo,
  next,
  last,
  daysToNext: daysBetween(TODAY, payoutSchedule[paidCount]?.date ?? TODAY),
}

/** Returns what the same amount pays out over another duration or at another frequency. */
export function payoutsOf(months: number, frequency: Frequency) {
  const { payoutSchedule, payoutAmount } = calculate(months, frequency)
  return {
    count: payoutSchedule.length,
    kobo: payoutAmount,
    lastTime: timeOf(payoutSchedule.at(-1)?.date ?? LOCKED_ON),
  }
}

/** Hours between requesting money early and receiving it. */
const COOLDOWN_HOURS = 72
const WITHDRAWAL_KOBO = 20_000_000
const askedAt = timeOf('2027-03-15') + 8 * HOUR_MS + 5 * MINUTE_MS

/** The withdrawal that Ṣọlá requested yesterday for a leaking roof. The phone's clock shows 9:41. */
export const withdrawal = {
  kobo: WITHDRAWAL_KOBO,
  cooldownHours: COOLDOWN_HOURS,
  askedAt,
  readyAt: askedAt + COOLDOWN_HOURS * HOUR_MS,
  leftMs: askedAt + COOLDOWN_HOURS * HOUR_MS - (timeOf(TODAY) + 9 * HOUR_MS + 41 * MINUTE_MS + 18 * 1000),
  /** The amount of each remaining payout if the withdrawal goes through. */
  laterPayoutKobo: (inVaultKobo - WITHDRAWAL_KOBO) / (payouts.length - paidCount),
}

const dayMonth = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-NG', { weekday: 'short', timeZone: 'UTC' })

/** Formats a date as "22 Jan". */
export function formatDay(time: number) {
  return dayMonth.format(time)
}

/** Formats a date as "Fri 22 Jan". */
export function formatWeekday(time: number) {
  return `${weekday.format(time)} ${formatDay(time)}`
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** Formats a time as "8:05 AM". */
export function formatClock(time: number) {
  return clock.format(time)
}

const month = new Intl.DateTimeFormat('en-NG', { month: 'long', timeZone: 'UTC' })

/** Returns the name of a month, such as "March". */
export function formatMonth(time: number) {
  return month.format(time)
}
