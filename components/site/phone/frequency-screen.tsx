import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import type { Frequency } from '@/lib/plan/payout-plan'
import { payoutsOf, plan } from './plan'
import { ScreenTitle } from './screen-title'

const frequencies: { name: string; frequency: Frequency; days: string }[] = [
  { name: 'Monthly', frequency: 'monthly', days: 'on the 8th' },
  { name: 'Bi-weekly', frequency: 'bi-weekly', days: 'every other Friday' },
  { name: 'Weekly', frequency: 'weekly', days: 'every Friday' },
]
const ownDates = ['1 Feb', '15 Mar', '3 May']

/** Shows the payout frequencies to choose from and what each pays out. */
export function FrequencyScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-1 pb-5">
      <ScreenTitle>How often?</ScreenTitle>
      <p className="px-1 text-sm text-fg-soft">{formatWholeNaira(plan.lockedKobo)} for 6 months</p>
      {frequencies.map(({ name, frequency, days }) => {
        const { count, kobo } = payoutsOf(6, frequency)
        return (
          <FrequencyOption key={name} name={name} days={days} isChosen={frequency === 'bi-weekly'}>
            {count} × {formatWholeNaira(kobo)}
          </FrequencyOption>
        )
      })}
      <FrequencyOption name="Custom" days="your own dates">
        <span className="mt-1.5 flex gap-1.5">
          {ownDates.map((date) => (
            <span key={date} className="rounded-sm bg-mint px-2 py-1 text-xs font-semibold text-brand-deep">
              {date}
            </span>
          ))}
          <span className="rounded-sm border border-dashed border-line-strong px-2 py-1 text-xs">+</span>
        </span>
      </FrequencyOption>
      <p className="mt-auto rounded-md bg-ink py-3.5 text-center text-sm font-semibold text-white">
        See every date
      </p>
    </div>
  )
}

interface FrequencyOptionProps {
  name: string
  days: string
  isChosen?: boolean
  children: ReactNode
}

function FrequencyOption({ name, days, isChosen, children }: FrequencyOptionProps) {
  return (
    <div
      className={classNames(
        'flex gap-3 rounded-md border bg-white px-4 py-3',
        isChosen ? 'border-brand ring-1 ring-brand' : 'border-line',
      )}
    >
      <span
        className={classNames(
          'mt-0.5 size-4 shrink-0 rounded-full',
          isChosen ? 'border-5 border-brand' : 'border border-neutral-400',
        )}
      />
      <div className="leading-tight">
        <p className="text-sm font-semibold">
          {name} <span className="text-xs font-normal text-fg-soft">{days}</span>
        </p>
        <div className="mt-1 font-display text-lg font-bold tabular-nums">{children}</div>
      </div>
    </div>
  )
}
