import { useState } from 'react'
import { formatNaira } from '@/lib/money'
import type { Day } from '@/lib/plan/calendar-day'
import { formatPlanDay } from '@/lib/plan/describe-plan'
import type { PayoutPlan } from '@/lib/plan/payout-plan'

const PREVIEW = 5

/** Lists the first payouts, and the rest on demand. */
export function PayoutList({ plan, today }: { plan: PayoutPlan; today: Day }) {
  const [isOpen, setOpen] = useState(false)
  const { total, payoutAmount, totalPayments, payoutSchedule } = plan
  const more = totalPayments - PREVIEW
  const shown = isOpen ? payoutSchedule : payoutSchedule.slice(0, PREVIEW)
  return (
    <>
      <p className="flex justify-between gap-4 border-b border-neutral-700 pb-2.5 text-sm">
        <span>Locked {formatPlanDay(today)}</span>
        <span className="max-sm:sr-only">Still in the vault</span>
      </p>
      <ol
        aria-label="Payout schedule"
        // A long list scrolls, so keyboard users must be able to focus it.
        tabIndex={isOpen ? 0 : undefined}
        className="max-h-100 divide-y divide-neutral-700 overflow-y-auto overscroll-contain"
      >
        {shown.map(({ date, amount }, index) => (
          <li key={date} className="flex flex-wrap items-baseline gap-x-3 sm:gap-x-4 py-2.5 tabular-nums">
            <span className="text-neutral-200 max-sm:text-sm sm:min-w-38">{formatPlanDay(date)}</span>
            <span className="ml-auto font-semibold text-white sm:ml-0">{formatNaira(amount)}</span>
            <span className="text-sm text-neutral-300 max-sm:sr-only sm:ml-auto">
              {index + 1 < totalPayments ? formatNaira(total - payoutAmount * (index + 1)) : formatNaira(0)}
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-marigold underline-offset-4 hover:underline"
        >
          {isOpen ? 'Show fewer' : `+${more} more payment${more === 1 ? '' : 's'}`}
        </button>
      )}
    </>
  )
}
