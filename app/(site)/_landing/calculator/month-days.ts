import { addDays, addMonths, type Day, daysBetween, timeOf } from '@/lib/plan/calendar-day'

/** Returns the day of the week, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7
}

/** Returns the days of the month that contains `day`, by week. The first and last weeks may be partial. */
export function weeksOfMonth(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`
  const offset = weekdayOf(first)
  const weeks: Day[][] = []
  for (let index = 0; index < daysBetween(first, addMonths(first, 1)); index++) {
    const row = Math.floor((index + offset) / 7)
    weeks[row] = [...(weeks[row] ?? []), addDays(first, index)]
  }
  return weeks
}

/** Returns the day to choose from first: the first of next month if less than a week of today's month is left. */
export function openingDay(today: Day): Day {
  const nextMonth = addMonths(`${today.slice(0, 7)}-01`, 1)
  return daysBetween(today, nextMonth) < 7 ? nextMonth : today
}

/** Returns the day that a key moves to in the ARIA grid pattern, or undefined for other keys. */
export function dayForKey(day: Day, key: string, isShiftPressed: boolean): Day | undefined {
  const months = isShiftPressed ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return undefined
  }
}
