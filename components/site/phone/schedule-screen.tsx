import { classNames } from '@/components/ui/class-names'
import { formatNaira, formatWholeNaira } from '@/lib/money'
import { formatMonth, formatWeekday, plan } from './plan'
import { ScreenTitle } from './screen-title'

const rhythms = ['Monthly', 'Bi-weekly', 'Weekly', 'Custom']
const [first] = plan.payouts

/** Shows the plan before it is locked: the amount, the frequency and all payout dates. */
export function ScheduleScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-1 pb-5">
      <ScreenTitle>Your payout plan</ScreenTitle>
      <div className="rounded-md bg-brand px-4 py-3 text-white">
        <p className="text-xs font-medium text-mint">Goes into the vault</p>
        <p className="font-display text-2xl leading-tight font-bold tracking-tight">
          {formatNaira(plan.lockedKobo)}
        </p>
      </div>
      <p className="grid grid-cols-4 rounded-md bg-mint p-1 text-center text-xs font-semibold text-brand-deep">
        {rhythms.map((rhythm) => (
          <span
            key={rhythm}
            className={classNames('rounded-sm py-2', rhythm === 'Bi-weekly' && 'bg-white text-ink')}
          >
            {rhythm}
          </span>
        ))}
      </p>
      <div className="flex grow flex-col rounded-md border border-line bg-white px-4 pt-3 pb-2">
        <p className="flex items-baseline justify-between">
          <span className="font-display text-lg font-bold">{plan.payouts.length} payouts</span>
          <span className="text-sm font-semibold">of {formatWholeNaira(plan.payoutKobo)}</span>
        </p>
        <Months />
        <p className="flex justify-between border-t border-line pt-2 text-xs text-fg-soft">
          <span>First {first && formatWeekday(first.time)}</span>
          <span>Last {formatWeekday(plan.last.time)}</span>
        </p>
      </div>
      <p className="rounded-md bg-ink py-3.5 text-center text-sm font-semibold text-white">
        Lock {formatWholeNaira(plan.lockedKobo)}
      </p>
    </div>
  )
}

/** Draws one line per month, with a drop on each payout day. */
function Months() {
  const byMonth = Map.groupBy(plan.payouts, ({ time }) => formatMonth(time))
  return (
    <div className="flex grow flex-col justify-around py-1">
      {[...byMonth].map(([month, payouts]) => (
        <div key={month} className="grid grid-cols-[3.4em_1fr] items-center text-xs font-medium">
          {month.slice(0, 3)}
          <svg viewBox="0 0 200 28" aria-hidden="true" className="block w-full">
            <path d="M2 14H198" strokeWidth="1.5" className="stroke-neutral-300" />
            {payouts.map(({ time }) => {
              const day = new Date(time).getUTCDate()
              const x = 10 + day * 5.8
              return (
                <g key={time}>
                  <circle cx={x} cy="14" r="13" className="fill-marigold" />
                  <text
                    x={x}
                    y="18.5"
                    textAnchor="middle"
                    fontSize="12.5"
                    fontWeight="700"
                    className="fill-ink"
                  >
                    {day}
                  </text>
                </g>
              )
            })}
          </svg>
        </div>
      ))}
    </div>
  )
}
