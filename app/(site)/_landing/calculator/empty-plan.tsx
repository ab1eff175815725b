import { PlanPicture } from '@/components/site/plan-picture/plan-picture'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { formatWholeNaira } from '@/lib/money'
import { calculatePlan, noChoice, type PlanChoice } from '@/lib/plan/payout-plan'
import { writePlan } from '@/lib/plan/plan-params'

const example: PlanChoice = { ...noChoice, naira: 600_000, months: 3, frequency: 'weekly' }
/** The example shows no dates, so any start date will do. */
const EXAMPLE_START = '2027-01-01'

/**
 * Shows an example until there is a plan. Reserves space for the result while its code loads. The link to the example
 * also works before the calculator's script has loaded.
 */
export function EmptyPlan() {
  const plan = calculatePlan(example, EXAMPLE_START)
  return (
    <>
      <div className="flex flex-col border-line max-lg:border-t lg:border-l">
        <div className="px-6 pt-6 pb-5 sm:px-8 lg:px-10 lg:pt-9">
          <p className="font-display text-xl font-bold text-balance text-neutral-700">
            <span className="in-data-waiting:hidden">Configure your plan to see the calculation</span>
            <span className="hidden in-data-waiting:inline">Working out your payouts…</span>
          </p>
          {plan && (
            <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 in-data-waiting:invisible">
              <span className="text-pretty text-fg-soft">
                Example: {formatWholeNaira(plan.total)} in {plan.totalPayments} weekly payouts of{' '}
                {formatWholeNaira(plan.payoutAmount)}
              </span>
              <a
                href={`/?${writePlan(example)}#calculator`}
                data-example=""
                className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                Try this example
              </a>
            </p>
          )}
        </div>
        <div className="relative z-1 mx-6 h-32 sm:mx-8 md:h-44 lg:mx-10 lg:h-auto lg:grow in-data-waiting:invisible">
          <PlanPicture plan={plan} today={EXAMPLE_START} isExample />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-line bg-neutral-50 px-6 py-5 text-sm text-fg-soft sm:px-8 lg:col-span-2 lg:px-10 in-data-waiting:min-h-124 lg:in-data-waiting:min-h-90">
        <p>See every payday here before you lock a single naira.</p>
        <JoinButton source="calculator" variant="secondary" className="max-sm:w-full">
          Join the Waitlist
        </JoinButton>
      </div>
    </>
  )
}
