import { type MouseEvent, useRef } from 'react'
import type { Day } from '@/lib/plan/calendar-day'
import { type Frequency, frequencies } from '@/lib/plan/payout-plan'
import { useEarlyInput } from './use-early-input'

const labels: Record<Frequency, string> = {
  monthly: 'Monthly',
  'bi-weekly': 'Bi-weekly',
  weekly: 'Weekly',
  custom: 'Custom',
}

interface FrequencyFieldProps {
  value: Frequency
  /** The chosen dates that are still possible. */
  dates: readonly Day[]
  onChange: (frequency: Frequency) => void
  /** Opens the dates dialog. "Custom" is only selected once dates are applied there. */
  onCustom: () => void
  /** Called when someone is about to use the dialog, so that its code can load. */
  onCustomIntent: () => void
}

export function FrequencyField({ value, dates, onChange, onCustom, onCustomIntent }: FrequencyFieldProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEarlyInput(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value
    const early = frequencies.find((frequency) => frequency === checked)
    // Early clicks on "Custom" are replayed, so if it is checked, the browser restored it on reload.
    if (early && early !== value && early !== 'custom') onChange(early)
  })
  // Safari does not focus a clicked control, and the dialog returns focus to the element that had it.
  const openDates = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus({ preventScroll: true })
    onCustom()
  }
  return (
    <fieldset ref={fieldset}>
      <legend className="font-semibold">Payout frequency</legend>
      <div className="mt-2 grid grid-cols-2 gap-2 max-[17rem]:grid-cols-1">
        {frequencies.map((frequency) => {
          const isCustom = frequency === 'custom'
          return (
            <label
              key={frequency}
              onPointerEnter={isCustom ? onCustomIntent : undefined}
              className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong px-3.5 font-medium whitespace-nowrap transition-colors hover:border-fg-soft has-checked:border-brand has-checked:bg-mint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name="frequency"
                value={frequency}
                checked={value === frequency}
                // Browsers also fire a click for arrow keys and, unlike a change, for pressing the checked option.
                onClick={isCustom ? openDates : undefined}
                onChange={() => !isCustom && onChange(frequency)}
                aria-haspopup={isCustom ? 'dialog' : undefined}
                className="size-4 shrink-0 accent-brand outline-none"
              />
              {labels[frequency]}
            </label>
          )
        })}
      </div>
      {value === 'custom' && (
        <p className="mt-3 flex items-center justify-between rounded-md bg-mint py-2 pr-2 pl-4 text-sm">
          <strong className="font-semibold">{countDates(dates.length)}</strong>
          <button
            type="button"
            onClick={openDates}
            className="min-h-9 rounded-sm px-3 font-semibold text-brand underline underline-offset-4 hover:bg-mint-deep"
          >
            Change dates
          </button>
        </p>
      )}
    </fieldset>
  )
}

function countDates(count: number) {
  if (count === 0) return 'All dates have passed'
  return count === 1 ? '1 date' : `${count} dates`
}
