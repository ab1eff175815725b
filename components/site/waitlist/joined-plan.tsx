import { PlanPicture } from '@/components/site/plan-picture/plan-picture'
import { formatNaira } from '@/lib/money'
import { describePlan, formatPlanDay } from '@/lib/plan/describe-plan'
import { calculatePlan } from '@/lib/plan/payout-plan'
import { readExactPlan } from '@/lib/plan/plan-params'
import type { RememberedSignup } from '@/lib/waitlist/remembered-signup'

const PREVIEW = 3

/** Draws the plan of a signup with its first payouts, and offers all of them as a calendar file. */
export function JoinedPlan({ signup: { plan: params, joinedOn } }: { signup: RememberedSignup }) {
  const choice = readExactPlan(params)
  const plan = choice && calculatePlan(choice, joinedOn)
  if (!plan) return null
  const { payoutSchedule, totalPayments } = plan
  const last = payoutSchedule.at(-1)
  const more = totalPayments - PREVIEW
  return (
    <section aria-label="Your plan" className="w-full overflow-hidden rounded-md bg-mint">
      <p className="px-4 pt-4 pb-3">
        Your plan: <strong className="font-semibold">{describePlan(plan, choice.frequency)}</strong>
      </p>
      <div className="relative z-1 h-24">
        <PlanPicture plan={plan} today={joinedOn} />
      </div>
      <div className="bg-ink px-4 pt-6 pb-4 text-neutral-200">
        <ol aria-label="First payouts" className="grid gap-1.5 tabular-nums">
          {payoutSchedule.slice(0, PREVIEW).map(({ date, amount }) => (
            <li key={date} className="flex flex-wrap justify-between gap-x-4 max-sm:text-sm">
              <span>{formatPlanDay(date)}</span>
              <span className="font-semibold text-white">{formatNaira(amount)}</span>
            </li>
          ))}
        </ol>
        {last && more > 0 && (
          <p className="mt-1.5 max-sm:text-sm">
            and {more} more until {formatPlanDay(last.date)}
          </p>
        )}
        <p className="mt-3 text-sm text-neutral-300">
          Assumes a start on {formatPlanDay(joinedOn)}. You haven’t locked any money yet.
        </p>
        <a
          href={`/api/payout-plan?${params}&start=${joinedOn}`}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-marigold underline underline-offset-4"
        >
          Add to calendar
        </a>
      </div>
    </section>
  )
}
