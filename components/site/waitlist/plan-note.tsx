import { useSyncExternalStore } from 'react'
import { lagosDay } from '@/lib/dates'
import { describePlan } from '@/lib/plan/describe-plan'
import { calculatePlan } from '@/lib/plan/payout-plan'
import { readPlan, writePlan } from '@/lib/plan/plan-params'

/** Returns the plan in a query in the format in which it is sent and stored, or '' if there is none. */
export function planIn(search: string): string {
  const choice = readPlan(search)
  return choice ? writePlan(choice) : ''
}

/** Shows the plan that is sent with the signup. If `search` is missing, the plan is read from the page's own URL. */
export function PlanNote({ search }: { search?: string | undefined }) {
  const own = useSyncExternalStore(
    () => () => {},
    () => location.search,
    () => '',
  )
  const choice = readPlan(search ?? own)
  const plan = choice && calculatePlan(choice, lagosDay(new Date()))
  if (!plan) return null
  return (
    <p className="flex items-center gap-3 rounded-md bg-marigold-soft px-4 py-3">
      <span className="size-3 shrink-0 rounded-full bg-marigold" aria-hidden="true" />
      <span>
        Your plan: <strong className="font-semibold">{describePlan(plan, choice.frequency)}</strong>
      </span>
    </p>
  )
}
