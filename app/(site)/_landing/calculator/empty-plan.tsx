import { PlanPicture } from '@/components/site/plan-picture/plan-picture'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { calculatePlan, noChoice, type PlanChoice } from '@/lib/plan/payout-plan'
import { writePlan } from '@/lib/plan/plan-params'

/** Keeps the duration and frequency that the controls start with. */
const example: PlanChoice = { ...noChoice, naira: 600_000 }
/** The example shows no dates, so any start date will do. */
const EXAMPLE_START = '2027-01-01'

/**
 * Shows an example, drawn like a result, until there is a plan. Reserves space for the result while its code loads. The
 * link to the example also works before the calculator's script has loaded.
 */
export function EmptyPlan() {
  const plan = calculatePlan(example, EXAMPLE_START)
  return (
    <>
      <div className="flex flex-col border-line max-lg:border-t lg:border-l">
        <div className="px-6 pt-6 pb-5 max-md:min-h-50 sm:px-8 lg:px-10 lg:pt-9">
          <p className="font-semibold text-balance">
            <span className="in-data-waiting:hidden">Configure your plan to see the calculation</span>
            <span className="hidden in-data-waiting:inline">Working out your payouts…</span>
          </p>
          {plan && (
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 in-data-waiting:invisible">
              <p className="contents">
                <span className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 text-fg-soft max-sm:text-sm">
                  <span className="badge bg-marigold-soft text-marigold-deep">
                    Example<span className="sr-only">:</span>
                  </span>{' '}
                  <span className="inline-block">
                    {formatWholeNaira(plan.total)} in {plan.totalPayments} monthly payouts of
                  </span>
                </span>{' '}
                <strong className="font-display text-4xl font-extrabold tracking-tight tabular-nums">
                  {formatWholeNaira(plan.payoutAmount)}
                </strong>
              </p>
              <a
                href={`/?${writePlan(example)}#calculator`}
                data-example=""
                className={classNames(buttonClass({ variant: 'secondary' }), 'max-sm:px-2.5 max-sm:text-sm')}
              >
                Try this example
              </a>
            </div>
          )}
        </div>
        <div className="relative z-1 h-31 md:h-48 lg:h-auto lg:grow in-data-waiting:invisible">
          <PlanPicture plan={plan} today={EXAMPLE_START} />
        </div>
      </div>
      <div className="flex flex-wrap content-start items-center justify-between gap-x-10 gap-y-4 bg-ink px-6 py-7 text-neutral-300 sm:px-8 lg:col-span-2 lg:px-10 in-data-waiting:min-h-152 lg:in-data-waiting:min-h-98">
        <p>See every payday here before you lock a single naira.</p>
        <JoinButton source="calculator" variant="highlight" className="max-sm:w-full">
          Join the Waitlist
        </JoinButton>
      </div>
    </>
  )
}
