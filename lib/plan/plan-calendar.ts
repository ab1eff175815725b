import { formatNaira } from '@/lib/money'
import { addDays, type Day } from './calendar-day'
import { describePlan } from './describe-plan'
import { calculatePlan, type PlanChoice } from './payout-plan'
import { writePlan } from './plan-params'

interface CalendarOptions {
  /** The day in Lagos that the plan begins. */
  start: Day
  productName: string
  /** Where the site lives: its host makes the events' ids, and the plan can be opened there again. */
  siteUrl: string
}

/**
 * The payouts of a plan as an iCalendar file (RFC 5545): one all-day event each. The same plan from the same day is the same
 * file to the byte, its events have the same ids, and a calendar that reads it twice has them once.
 */
export function writeCalendar(choice: PlanChoice, options: CalendarOptions): string | null {
  const { start, productName, siteUrl } = options
  const plan = calculatePlan(choice, start)
  if (!plan) return null
  const address = `${siteUrl}/?${writePlan(choice)}#calculator`
  const key = `${choice.naira}-${choice.frequency}-${plan.totalPayments}-${start}`
  const summary = describePlan(plan, choice.frequency)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Payout calculator//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(`${productName}: ${summary}`)}`,
    ...plan.payoutSchedule.flatMap(({ date, amount }, index) => [
      'BEGIN:VEVENT',
      `UID:${date}-${key}@${new URL(siteUrl).hostname}`,
      // The moment a file is made must be stated; the plan's first day keeps the file the same.
      `DTSTAMP:${basic(start)}T000000Z`,
      `DTSTART;VALUE=DATE:${basic(date)}`,
      `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
      `SUMMARY:${escapeText(`Payout ${index + 1} of ${plan.totalPayments}: ${formatNaira(amount)}`)}`,
      `DESCRIPTION:${escapeText(`A plan, not a promise: ${summary}.\n${address}`)}`,
      `URL:${address}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function basic(day: Day) {
  return day.replaceAll('-', '')
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

const encoder = new TextEncoder()
const LINE_OCTETS = 75

/** Breaks a content line after 75 octets at most, never within a character; what follows begins with a space. */
export function foldLine(line: string): string {
  let folded = ''
  let room = LINE_OCTETS
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (size > room) {
      folded += '\r\n '
      room = LINE_OCTETS - 1
    }
    folded += sign
    room -= size
  }
  return folded
}
