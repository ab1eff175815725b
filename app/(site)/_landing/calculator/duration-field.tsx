import { useId, useRef } from 'react'
import { MAX_MONTHS } from '@/lib/plan/payout-plan'
import styles from './calculator.module.css'
import { useEarlyInput } from './use-early-input'

interface DurationFieldProps {
  months: number
  onChange: (months: number) => void
  /** True if custom dates are chosen, because they determine the duration. */
  disabled: boolean
}

export function DurationField({ months, onChange, disabled }: DurationFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(() => {
    const early = input.current?.valueAsNumber ?? months
    if (early !== months) onChange(early)
  })
  const spoken = months === 1 ? '1 month' : `${months} months`
  return (
    <div>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="font-semibold">
          Duration
        </label>
        <output htmlFor={id} className="font-display text-lg font-bold tabular-nums">
          {disabled ? 'Set by your dates' : spoken}
        </output>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        min={1}
        max={MAX_MONTHS}
        value={months}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        disabled={disabled}
        aria-valuetext={spoken}
        style={{ ['--filled' as string]: `${((months - 1) / (MAX_MONTHS - 1)) * 100}%` }}
        className={styles.range}
      />
      <p aria-hidden="true" className="flex justify-between text-sm text-fg-soft">
        <span>1 month</span>
        <span>{MAX_MONTHS} months</span>
      </p>
    </div>
  )
}
