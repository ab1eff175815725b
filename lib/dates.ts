/** Every screen shows the time in Lagos, whatever zone the server or the reader is in. */
export const timeZone = 'Africa/Lagos'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone })

/** "Nov 21, 2026": the short form the back office uses. */
export function formatDate(instant: Date): string {
  return date.format(instant)
}

/** "Nov 21, 2026, 1:05 AM". */
export function formatDateTime(instant: Date): string {
  return dateTime.format(instant)
}

/** The business day an instant falls on, as "2026-11-21". */
export function lagosDay(instant: Date): string {
  return isoDay.format(instant)
}
