import { plan } from '@/components/site/phone/plan'
import { DAY_MS } from '@/lib/dates'

const paydays = new Set(plan.payouts.map((payout) => payout.time))
const monthName = new Intl.DateTimeFormat('en-NG', { month: 'long', timeZone: 'UTC' })

/**
 * Draws the months of the plan as dots, in weeks that start on Monday, with a large dot on the day of the deposit and
 * on each payout day.
 */
export function PayoutCalendar() {
  return (
    <div className="grid grid-cols-3 gap-x-5 gap-y-8 sm:gap-x-8" aria-hidden="true">
      {monthsOfPlan().map((month) => (
        <div key={month}>
          <p className="mb-3 text-sm font-semibold">{monthName.format(month)}</p>
          <svg
            viewBox="0 0 140 120"
            aria-hidden="true"
            className="w-full overflow-visible"
            strokeLinecap="round"
          >
            {dotStyles.map(({ matches, ...style }) => (
              <path
                key={style.className}
                d={dots(daysOf(month).filter(({ time }) => matches(time)))}
                {...style}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  )
}

function monthsOfPlan() {
  const months: number[] = []
  const month = new Date(plan.lockedOn)
  month.setUTCDate(1)
  for (; month.getTime() <= plan.last.time; month.setUTCMonth(month.getUTCMonth() + 1))
    months.push(month.getTime())
  return months
}

function daysOf(month: number) {
  const first = new Date(month)
  const offset = (first.getUTCDay() + 6) % 7
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => ({
    time: month + index * DAY_MS,
    column: (index + offset) % 7,
    row: Math.floor((index + offset) / 7),
  }))
}

const isPayday = (time: number) => paydays.has(time)
const isDepositDay = (time: number) => time === plan.lockedOn

/** Uses one path for all dots of a kind, because hundreds of circles cost a slow phone more than the rest of the section. */
const dotStyles = [
  {
    matches: (time: number) => !isPayday(time) && !isDepositDay(time),
    strokeWidth: 7,
    className: 'stroke-brand/25',
  },
  { matches: isPayday, strokeWidth: 18, className: 'stroke-marigold' },
  { matches: isDepositDay, strokeWidth: 18, className: 'stroke-brand' },
]

function dots(days: { column: number; row: number }[]) {
  return days.map(({ column, row }) => `M${10 + column * 20} ${10 + row * 20}h0`).join('')
}
