import { readAmount } from './amount-input'
import { addDays, type Day, daysBetween, isDay } from './calendar-day'
import {
  frequencies,
  MAX_CUSTOM_DATES,
  MAX_MONTHS,
  MAX_NAIRA,
  noChoice,
  type PlanChoice,
} from './payout-plan'

/** The parameter that every plan in a URL has. */
export const PLAN_PARAMETER = 'amount'

const names = [PLAN_PARAMETER, 'months', 'frequency', 'dates'] as const

/**
 * Writes a plan for a URL, a signup or its row: `amount=1500000&months=6&frequency=weekly`. Defaults (12 months,
 * monthly) are left out. The first chosen date is written in full, the others as days since the previous one. Returns
 * '' without an amount.
 */
export function writePlan({ naira, months, frequency, dates }: PlanChoice): string {
  if (naira === 0) return ''
  const parts = [`${PLAN_PARAMETER}=${naira}`]
  if (months !== noChoice.months) parts.push(`months=${months}`)
  if (frequency !== noChoice.frequency) parts.push(`frequency=${frequency}`)
  if (frequency === 'custom') parts.push(`dates=${writeDates(dates)}`)
  return parts.join('&')
}

/** Reads a plan from a URL, which may contain anything; invalid parts count as absent. Returns null without an amount. */
export function readPlan(search: string): PlanChoice | null {
  const params = new URLSearchParams(search)
  const [amount, months, frequency, dates] = names.map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const naira = Number(readAmount(amount))
  if (naira === 0 || naira > MAX_NAIRA) return null
  const chosen = frequencies.find((option) => option === frequency) ?? noChoice.frequency
  const days = chosen === 'custom' ? readDates(dates) : []
  return {
    naira,
    months: /^[1-9]\d?$/.test(months) && Number(months) <= MAX_MONTHS ? Number(months) : noChoice.months,
    frequency: chosen === 'custom' && days.length === 0 ? noChoice.frequency : chosen,
    dates: days,
  }
}

/** Reads a plan that is stored. Returns null for any text that differs from what `writePlan` writes. */
export function readExactPlan(text: string): PlanChoice | null {
  const choice = readPlan(text)
  return choice && writePlan(choice) === text ? choice : null
}

/** Returns a URL's query with this plan, keeping other parameters. */
export function withPlan(search: string, choice: PlanChoice): string {
  const others = new URLSearchParams(search)
  for (const name of names) others.delete(name)
  const joined = [others.toString(), writePlan(choice)].filter(Boolean).join('&')
  return joined && `?${joined}`
}

function writeDates(dates: readonly Day[]): string {
  return dates.map((day, index) => (index === 0 ? day : daysBetween(dates[index - 1] ?? day, day))).join('.')
}

function readDates(text: string): Day[] {
  const [first = '', ...gaps] = text.split('.')
  if (!isDay(first) || gaps.length >= MAX_CUSTOM_DATES || !gaps.every((gap) => /^[1-9]\d{0,2}$/.test(gap)))
    return []
  let day = first
  return [first, ...gaps.map((gap) => (day = addDays(day, Number(gap))))]
}
