import { DAY_MS } from '@/lib/dates'

/** A calendar date without time or time zone: "2026-11-21". Dates can be compared and sorted as text. */
export type Day = string

/** Returns midnight UTC of a date, in milliseconds, for calculations. */
export function timeOf(day: Day): number {
  return Date.parse(day)
}

function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/** Returns whether a string is an existing date: "2027-02-29" is not. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && dayAt(timeOf(text)) === text
}

export function addDays(day: Day, days: number): Day {
  return dayAt(timeOf(day) + days * DAY_MS)
}

export function daysBetween(from: Day, to: Day): number {
  return (timeOf(to) - timeOf(from)) / DAY_MS
}

/** Returns the same day in another month, or that month's last day: a month after 31 January is 28 (or 29) February. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(timeOf(day))
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)))
}
