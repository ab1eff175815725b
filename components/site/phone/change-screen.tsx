import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { formatDay, payoutsOf, plan } from './plan'
import { ScreenTitle } from './screen-title'

const lengths = [5, 6, 7].map((months) => ({ months, ...payoutsOf(months, 'bi-weekly') }))
const CHOSEN = 7
const most = Math.max(...lengths.map(({ count }) => count))

/** Shows a suggested plan, changed to last longer before it is locked. */
export function ChangeScreen() {
  const chosen = lengths.find(({ months }) => months === CHOSEN) ?? lengths[0]
  if (!chosen) return null
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-1 pb-5">
      <ScreenTitle>Change the plan</ScreenTitle>
      <p className="px-1 text-sm font-semibold">How long should it last?</p>
      <p className="grid grid-cols-3 rounded-md bg-mint p-1 text-center text-xs font-semibold text-brand-deep">
        {lengths.map(({ months }) => (
          <span
            key={months}
            className={classNames('rounded-sm py-2', months === CHOSEN && 'bg-white text-ink')}
          >
            {months} months
          </span>
        ))}
      </p>
      <div className="flex grow flex-col justify-around rounded-md border border-line bg-white px-4 py-3">
        {lengths.map(({ months, count, kobo, lastTime }) => (
          <div key={months} className={months === CHOSEN ? undefined : 'opacity-60'}>
            <p className="flex items-baseline justify-between text-xs">
              <span className="font-semibold">
                {count} × {formatWholeNaira(kobo)}
              </span>
              <span className="text-fg-soft">until {formatDay(lastTime)}</span>
            </p>
            <svg viewBox={`0 0 ${most * 10} 34`} aria-hidden="true" className="mt-1.5 block w-full">
              {Array.from({ length: count }, (_, index) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
                  key={index}
                  x={index * 10 + 1}
                  y={34 - (kobo / plan.payoutKobo) * 27}
                  width="8"
                  height={(kobo / plan.payoutKobo) * 27}
                  rx="2"
                  className={months === CHOSEN ? 'fill-marigold' : 'fill-neutral-300'}
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <p className="rounded-md bg-mint px-4 py-3 text-sm leading-snug">
        <strong className="font-semibold">A month longer</strong> means{' '}
        {formatWholeNaira(plan.payoutKobo - chosen.kobo)} less on each payday.
      </p>
      <p className="rounded-md bg-ink py-3.5 text-center text-sm font-semibold text-white">Keep this plan</p>
    </div>
  )
}
