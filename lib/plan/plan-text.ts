import type { Day } from './calendar-day'
import { describePlan } from './describe-plan'
import { calculatePlan } from './payout-plan'
import { readExactPlan } from './plan-params'

/** Describes the plan of a signup, which starts on the day of joining; null if the plan is no longer possible. */
export function planText(plan: string, joinedOn: Day): string | null {
  const choice = readExactPlan(plan)
  const calculated = choice && calculatePlan(choice, joinedOn)
  return calculated && describePlan(calculated, choice.frequency)
}
