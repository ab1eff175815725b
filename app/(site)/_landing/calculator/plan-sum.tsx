import { formatNaira } from '@/lib/money'
import type { Frequency, PayoutPlan } from '@/lib/plan/payout-plan'

const frequencyPhrases: Record<Frequency, string> = {
  monthly: 'one a month',
  'bi-weekly': 'one every two weeks',
  weekly: 'one a week',
  custom: 'on the dates you chose',
}

/** Shows the amount of each payout and the total. */
export function PlanSum({ plan, frequency }: { plan: PayoutPlan; frequency: Frequency }) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-10 gap-y-4">
      <div>
        <dt className="font-semibold text-brand">
          {plan.totalPayments === 1
            ? 'One payout'
            : `${plan.totalPayments} payouts, ${frequencyPhrases[frequency]}`}
        </dt>
        <dd className="font-display text-3xl font-extrabold tracking-tight tabular-nums">
          {formatNaira(plan.payoutAmount)}
        </dd>
      </div>
      <div className="md:text-right">
        <dt className="text-sm text-fg-soft">Locked today</dt>
        <dd className="font-display text-xl font-semibold tabular-nums">{formatNaira(plan.total)}</dd>
      </div>
    </dl>
  )
}
