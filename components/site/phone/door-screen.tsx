import { classNames } from '@/components/ui/class-names'
import { DAY_MS } from '@/lib/dates'
import { formatWholeNaira } from '@/lib/money'
import { boltColors } from './bolt-colors'
import { formatWeekday, plan, withdrawal } from './plan'
import { ScreenTitle } from './screen-title'

const daysUntilNext = Array.from({ length: plan.daysToNext + 1 }, (_, index) => plan.today + index * DAY_MS)

/** Shows the closed vault, and the day it opens. */
export function DoorScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-1 pb-5">
      <ScreenTitle>Your vault</ScreenTitle>
      <div className="flex grow flex-col justify-center rounded-md bg-brand px-4 py-4 text-center text-white">
        <Door />
        <p className="mt-4 font-display text-xl leading-tight font-bold">Closed</p>
        <p className="text-xs text-mint">
          {plan.paidCount} of {plan.payouts.length} payouts made
        </p>
      </div>
      <ul className="rounded-md border border-line bg-white px-4 py-1">
        {daysUntilNext.map((time) => (
          <DoorDay key={time} time={time} />
        ))}
      </ul>
      <p className="text-center text-xs text-fg-soft">
        Need it sooner? Requests take {withdrawal.cooldownHours} hours.
      </p>
    </div>
  )
}

function DoorDay({ time }: { time: number }) {
  const opens = time === plan.next.time
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <span
        className={classNames(
          'size-3 shrink-0 rounded-full',
          opens ? 'bg-marigold' : 'border border-neutral-400',
        )}
      />
      <span className={opens ? 'font-semibold' : 'text-fg-soft'}>
        {time === plan.today ? 'Today' : formatWeekday(time)}
      </span>
      <span className={classNames('ml-auto', opens ? 'font-semibold' : 'text-xs text-fg-soft')}>
        {opens ? formatWholeNaira(plan.next.kobo) : 'Closed'}
      </span>
    </li>
  )
}

/** Draws the round door, with a bolt for each payout: paid ones are drawn back, the next one is gold, the rest are locked. */
function Door() {
  return (
    <svg viewBox="-110 -110 220 220" aria-hidden="true" className="mx-auto block w-[72%]">
      {plan.payouts.map(({ time, state }, index) => (
        <rect
          key={time}
          x="-16"
          y={state === 'paid' ? -92 : -108}
          width="32"
          height="20"
          rx="6"
          transform={`rotate(${(index * 360) / plan.payouts.length})`}
          fill="currentColor"
          className={boltColors[state]}
        />
      ))}
      <circle r="80" className="fill-brand-deep" />
      <circle r="64" fill="none" strokeWidth="2" className="stroke-brand" />
      <path
        d="M0-46V46M-40-23 40 23M-40 23 40-23"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-mint-deep"
      />
      <circle r="17" className="fill-mint-deep" />
      <circle r="6" className="fill-brand-deep" />
    </svg>
  )
}
