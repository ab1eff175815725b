import { formatNaira } from '@/lib/money'
import { addDays, type Day } from './calendar-day'
import { describePlan } from './describe-plan'
import { calculatePlan, type PlanChoice } from './payout-plan'
import { writePlan } from './plan-params'

interface CalendarOptions {
  /** The date in Lagos on which the plan starts. */
  start: Day
  productName: string
  /** The site's address. Its host becomes part of the event ids, and events link to the plan. */
  siteUrl: string
}

/**
 * Returns a plan's payouts as an iCalendar file (RFC 5545) with one all-day event per payout. The same plan and start
 * result in the same file, so importing it twice does not duplicate events.
 */
export function writeCalendar(choice: PlanChoice, options: CalendarOptions): string | null {
  const { start, productName, siteUrl } = options
  const plan = calculatePlan(choice, start)
  if (!plan) return null
  const planUrl = `${siteUrl}/?${writePlan(choice)}#calculator`
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
      // The format requires a creation time. The plan's first day makes the file the same each time.
      `DTSTAMP:${basic(start)}T000000Z`,
      `DTSTART;VALUE=DATE:${basic(date)}`,
      `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
      `SUMMARY:${escapeText(`Payout ${index + 1} of ${plan.totalPayments}: ${formatNaira(amount)}`)}`,
      `DESCRIPTION:${escapeText(`A plan, not a promise: ${summary}.\n${planUrl}`)}`,
      `URL:${planUrl}`,
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

const LINE_OCTETS = 75

/**
 * Returns the length of a character in UTF-8 without encoding it, because encoding would take most of the time for a
 * long plan.
 */
function octetsOf(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Folds a content line into lines of at most 75 octets, without splitting a character. Continuation lines begin with a space. */
export function foldLine(line: string): string {
  let folded = ''
  let room = LINE_OCTETS
  for (const char of line) {
    const size = octetsOf(char)
    if (size > room) {
      folded += '\r\n '
      room = LINE_OCTETS - 1
    }
    folded += char
    room -= size
  }
  return folded
}
