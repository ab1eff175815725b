/** All screens show Lagos time, regardless of the time zone of the server or the reader. */
export const timeZone = 'Africa/Lagos'

// These are marked as pure, so that the bundler drops them from pages that only need the date. Creating the first one takes 60
// ms on a slow phone.
const date = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone })
const dateTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
})

/** A minute in milliseconds. */
export const MINUTE_MS = 60 * 1000
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS

const relative = /* @__PURE__ */ new Intl.RelativeTimeFormat('en')

/** Lagos has used this offset since 1919, without daylight saving time. */
export const OFFSET = '+01:00'
const OFFSET_MS = HOUR_MS

/** Formats a date as "Nov 21, 2026", the format of the waitlist and exported subscribers. */
export function formatDate(instant: Date): string {
  return date.format(instant)
}

/** Formats a date and time as "21 November 2026 at 01:05". */
export function formatDateTime(instant: Date): string {
  return dateTime.format(instant)
}

/** Formats a date as "21 November 2026", the format used everywhere else. */
export function formatLongDate(instant: Date): string {
  return longDate.format(instant)
}

/** Returns the date in Lagos, as "2026-11-21". */
export function lagosDay(instant: Date): string {
  return lagosDateTime(instant).slice(0, 10)
}

/** Formats a date and time in Lagos for a form control: "2026-11-21T09:30". */
export function lagosDateTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 16)
}

/** Parses the value of a form control: the inverse of `lagosDateTime`. */
export function fromLagos(dateTime: string): Date {
  return new Date(`${dateTime}:00${OFFSET}`)
}

const SPANS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats relative time in the largest whole unit: "5 minutes ago", "in 3 days". It never says "tomorrow", because 30
 * hours from now may be the day after tomorrow.
 */
export function formatDistance(instant: Date, now: Date): string {
  const seconds = (instant.getTime() - now.getTime()) / 1000
  const span = SPANS.find(([, length]) => Math.abs(seconds) >= length)
  if (!span) return seconds > 0 ? 'in a moment' : 'just now'
  const [unit, length] = span
  return relative.format(Math.trunc(seconds / length), unit)
}
