import { type Day, daysBetween, isDay } from '@/lib/plan/calendar-day'
import { readExactPlan } from '@/lib/plan/plan-params'
import { storagePrefix } from '@/lib/site'

/** The key under which a browser remembers its signup, if functional storage is allowed. */
export const SIGNUP_KEY = `${storagePrefix}-joined`

/** A signup as a browser remembers it: without name and address, because other people may use the browser. */
export interface RememberedSignup {
  /** The date in Lagos, on which the plan also starts. */
  joinedOn: Day
  /** As `writePlan` writes it; empty without a plan. */
  plan: string
}

/** Long enough for people to come back and check on their signup. */
export const REMEMBERED_DAYS = 180

/**
 * Parses a stored signup. Returns null if it is invalid or too old on this day, so that the form is shown as usual.
 */
export function parseSignup(stored: string | null, today: Day): RememberedSignup | null {
  try {
    const { joinedOn, plan } = JSON.parse(stored ?? '')
    if (typeof joinedOn !== 'string' || !isDay(joinedOn)) return null
    if (daysBetween(joinedOn, today) > REMEMBERED_DAYS) return null
    return { joinedOn, plan: typeof plan === 'string' && readExactPlan(plan) ? plan : '' }
  } catch {
    return null
  }
}
