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

/** The parameter that every plan in an address has. */
export const PLAN_PARAMETER = 'amount'

const names = [PLAN_PARAMETER, 'months', 'frequency', 'dates'] as const

/**
 * A plan as it is in an address, in a signup and in its row: `amount=1500000&months=6&frequency=weekly`. What is usual (12
 * months, monthly) is left out; of chosen dates the first is written out and the others as days after the one before.
 * A choice without an amount is ''.
 */
export function writePlan({ naira, months, frequency, dates }: PlanChoice): string {
  if (naira === 0) return ''
  const parts = [`${PLAN_PARAMETER}=${naira}`]
  if (months !== noChoice.months) parts.push(`months=${months}`)
  if (frequency !== noChoice.frequency) parts.push(`frequency=${frequency}`)
  if (frequency === 'custom') parts.push(`dates=${writeDates(dates)}`)
  return parts.join('&')
}

/** Reads an address, anyone who wrote it: parts that make no sense count as absent. Null without an amount. */
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
  const chosen = frequencies.find((known) => known === frequency) ?? noChoice.frequency
  const days = chosen === 'custom' ? readDates(dates) : []
  return {
    naira,
    months: /^[1-9]\d?$/.test(months) && Number(months) <= MAX_MONTHS ? Number(months) : noChoice.months,
    frequency: chosen === 'custom' && days.length === 0 ? noChoice.frequency : chosen,
    dates: days,
  }
}

/** Reads what `writePlan` wrote and nothing else: for what is going to be stored. */
export function readExactPlan(text: string): PlanChoice | null {
  const choice = readPlan(text)
  return choice && writePlan(choice) === text ? choice : null
}

/** The search part of an address with this plan in it, and the rest as it was. */
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
