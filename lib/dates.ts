/** Every screen shows the time in Lagos, whatever zone the server or the reader is in. */
export const timeZone = 'Africa/Lagos'

// Pure: a page that only wants the day does not make them, and the first of them costs a slow phone 60 ms.
const date = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone })
const dateTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
})

const relative = /* @__PURE__ */ new Intl.RelativeTimeFormat('en')

/** Lagos has kept this one offset since 1919, without summer time. */
const OFFSET = '+01:00'
const OFFSET_MS = 60 * 60 * 1000

/** "Nov 21, 2026": only for the waitlist, whose dates have this form. */
export function formatDate(instant: Date): string {
  return date.format(instant)
}

/** "21 November 2026 at 01:05". */
export function formatDateTime(instant: Date): string {
  return dateTime.format(instant)
}

/** "21 November 2026": the form of every date outside the waitlist. */
export function formatLongDate(instant: Date): string {
  return longDate.format(instant)
}

/** The business day an instant falls on, as "2026-11-21". */
export function lagosDay(instant: Date): string {
  return lagosDateTime(instant).slice(0, 10)
}

/** Day and time in Lagos as a form's control has them: "2026-11-21T09:30". */
export function lagosDateTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 16)
}

/** The instant that a form's control names: `lagosDateTime` backwards. */
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

/** "5 minutes ago", "1 day ago", "in 3 days": in the largest whole unit. No "tomorrow": 30 hours may lead to the day after. */
export function formatDistance(instant: Date, now: Date): string {
  const seconds = (instant.getTime() - now.getTime()) / 1000
  const span = SPANS.find(([, length]) => Math.abs(seconds) >= length)
  if (!span) return seconds > 0 ? 'in a moment' : 'just now'
  const [unit, length] = span
  return relative.format(Math.trunc(seconds / length), unit)
}
