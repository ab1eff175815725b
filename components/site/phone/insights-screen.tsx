import { round } from '@/components/site/round'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { formatDay, formatWeekday, plan } from './plan'
import { spending } from './spending'
import { TabBar } from './tab-bar'

const { days, byCategory, lastWeekend } = spending
const highestDayKobo = Math.max(...days.map(({ kobo }) => kobo))
const largestKobo = Math.max(...byCategory.map(({ kobo }) => kobo))

/** Shows how the last payout was spent, and what that means until the next one. */
export function InsightsScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-2">
      <p className="flex items-baseline justify-between px-1">
        <span className="text-base font-semibold">Where it went</span>
        <span className="text-xs text-fg-soft">
          {formatDay(days[0]?.time ?? 0)} to {formatDay(plan.today)}
        </span>
      </p>
      <div className="rounded-md border border-line bg-white px-4 pt-3 pb-3">
        <p className="flex items-baseline justify-between">
          <span className="font-display text-xl leading-none font-bold tracking-tight">
            {formatWholeNaira(spending.spentKobo)}
          </span>
          <span className="text-xs text-fg-soft">of {formatWholeNaira(plan.payoutKobo)}</span>
        </p>
        <Bars />
      </div>
      <p className="rounded-md bg-mint px-4 py-3 text-sm leading-snug">
        <strong className="font-semibold">
          Each day last weekend cost as much as {spending.weekendTimes} weekdays.
        </strong>{' '}
        It was the second weekend of the month.
      </p>
      <ul className="flex flex-col gap-2.5 px-1 py-0.5">
        {byCategory.map(({ category, kobo }) => (
          <li key={category} className="grid grid-cols-[5.2em_1fr_auto] items-center gap-2 text-xs">
            <span className="font-medium">{category}</span>
            <span
              className="h-2 rounded-full bg-brand"
              style={{ width: `${Math.round((kobo / largestKobo) * 100)}%` }}
            />
            <span className="tabular-nums">{formatWholeNaira(kobo)}</span>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-3 rounded-md bg-marigold-soft px-4 py-2.5">
        <span className="size-3.5 shrink-0 rounded-full bg-marigold" />
        <p className="text-sm leading-snug">
          <strong className="font-semibold">About {formatWholeNaira(spending.spareKobo)} to spare</strong>{' '}
          <span className="block text-xs text-marigold-deep">
            on {formatWeekday(plan.next.time)}, your next payday
          </span>
        </p>
      </div>
      <TabBar current="insights" />
    </div>
  )
}

/** Draws one bar per day; the expensive weekend is dark. */
function Bars() {
  const expensiveDays = new Set(lastWeekend.map(({ time }) => time))
  return (
    <div className="mt-3">
      <svg viewBox={`0 0 ${days.length * 20} 76`} aria-hidden="true" className="block w-full">
        {days.map(({ time, kobo }, index) => {
          const height = round((kobo / highestDayKobo) * 74)
          return (
            <rect
              key={time}
              x={index * 20 + 2}
              y={round(76 - height)}
              width="16"
              height={height}
              rx="3"
              className={expensiveDays.has(time) ? 'fill-brand' : 'fill-mint-deep'}
            />
          )
        })}
      </svg>
      <p
        className="mt-1 grid text-center text-[0.9em] text-fg-soft tabular-nums"
        style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}
      >
        {days.map(({ time }) => (
          <span key={time} className={classNames('text-xs', expensiveDays.has(time) && 'font-bold text-ink')}>
            {new Date(time).getUTCDate()}
          </span>
        ))}
      </p>
    </div>
  )
}
