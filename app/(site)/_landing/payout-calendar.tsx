import { plan } from '@/components/site/phone/plan'

const DAY = 24 * 60 * 60 * 1000
const paydays = new Set(plan.payouts.map((payout) => payout.time))
const monthName = new Intl.DateTimeFormat('en-NG', { month: 'long', timeZone: 'UTC' })

/** The months of the plan as dots, Monday first: a big warm one on each day that money arrives. */
export function PayoutCalendar() {
  return (
    <div className="grid grid-cols-3 gap-x-5 gap-y-8 sm:gap-x-8" aria-hidden="true">
      {monthsOfPlan().map((month) => (
        <div key={month}>
          <p className="mb-3 text-sm font-semibold">{monthName.format(month)}</p>
          <svg viewBox="0 0 140 120" aria-hidden="true" className="w-full overflow-visible">
            {daysOf(month).map(({ time, column, row }) => (
              <circle key={time} cx={10 + column * 20} cy={10 + row * 20} {...look(time)} />
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
    time: month + index * DAY,
    column: (index + offset) % 7,
    row: Math.floor((index + offset) / 7),
  }))
}

function look(time: number) {
  if (time === plan.lockedOn) return { r: 9, className: 'fill-brand' }
  if (paydays.has(time)) return { r: 9, className: 'fill-marigold' }
  return { r: 3.5, className: 'fill-brand/25' }
}
