import { type ChangeEvent, type Ref, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { groupThousands, readAmount, showAmount, typeAmount } from '@/lib/plan/amount-input'
import { MAX_NAIRA } from '@/lib/plan/payout-plan'
import { useEarlyInput } from './use-early-input'

const notes = {
  whole: 'Whole naira only: kobo are ignored.',
  digits: 'Digits 0 to 9 only.',
  most: `The calculator goes up to ₦${groupThousands(String(MAX_NAIRA))}.`,
}

const commonAmounts = [100_000, 500_000, 1_800_000]

interface AmountFieldProps {
  naira: number
  onChange: (naira: number) => void
  /** The element for the result on small screens, where the plan is below the fold. */
  inlineResultRef: Ref<HTMLParagraphElement>
}

/** Takes an amount in naira, and adds thousands separators as people type. */
export function AmountField({ naira, onChange, inlineResultRef }: AmountFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Stored separately, because `naira` is 0 both for an empty field and for a typed zero.
  const [isZero, setZero] = useState(false)
  const [tail, setTail] = useState('')
  const [note, setNote] = useState<keyof typeof notes>()
  const digits = naira > 0 ? String(naira) : isZero ? '0' : ''

  function take(typed: string) {
    setZero(typed === '0')
    onChange(Number(typed))
  }

  useEarlyInput(() => {
    const early = readAmount(input.current?.value ?? '')
    if (early && early !== digits && Number(early) <= MAX_NAIRA) take(early)
  })

  function type({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType, data } = nativeEvent as InputEvent
    const caret = field.selectionStart ?? field.value.length
    const typed = typeAmount(digits, { text: field.value, caret, inputType, data, tail })
    // Set the value before React does, so that React does not overwrite it and move the caret.
    field.value = typed.text
    field.setSelectionRange(typed.caret, typed.caret)
    setTail(typed.tail)
    // Keep the hint that only numbers are allowed while typing continues.
    const isSame = inputType === 'insertText' && typed.digits !== ''
    setNote((last) => typed.note ?? (isSame && last === 'digits' ? last : undefined))
    take(typed.digits)
  }

  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        Amount
      </label>
      <div className="relative mt-2">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 flex items-center font-display text-2xl font-bold text-neutral-500"
        >
          ₦
        </span>
        <input
          ref={input}
          id={id}
          value={showAmount(digits, tail)}
          onChange={type}
          onBlur={() => setTail('')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          aria-describedby={`${id}-note`}
          className="min-h-16 w-full rounded-md border border-line-strong bg-surface pr-3 pl-12 font-display text-2xl font-bold tabular-nums placeholder:text-neutral-400 hover:border-fg-soft"
        />
      </div>
      <div className="mt-1.5 grid *:col-start-1 *:row-start-1">
        <p
          id={`${id}-note`}
          role="status"
          className={classNames('min-h-5 text-sm text-fg-soft', !note && naira > 0 && 'max-lg:invisible')}
        >
          {note ? notes[note] : 'The total amount you want to lock, in naira.'}
        </p>
        <p
          ref={inlineResultRef}
          aria-hidden="true"
          className={classNames('min-h-6 lg:hidden', note && 'invisible')}
        />
      </div>
      <fieldset className="mt-2 flex flex-wrap gap-1.5">
        <legend className="sr-only">Common amounts</legend>
        {commonAmounts.map((amount) => (
          <button
            key={amount}
            type="button"
            onClick={() => {
              setNote(undefined)
              take(String(amount))
            }}
            className="min-h-9 flex-auto rounded-full border border-line-strong px-1.5 text-sm transition-colors hover:bg-mint"
          >
            {`₦${groupThousands(String(amount))}`}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
