import { useEffect, useLayoutEffect, useState } from 'react'
import { noChoice, type PlanChoice } from '@/lib/plan/payout-plan'
import { readPlan, withPlan } from '@/lib/plan/plan-params'

/** Safari allows only 100 URL changes in 30 seconds, and nobody shares a half-typed number. */
const SETTLED_MS = 400

/** Reads the choice from the page's URL and writes changes back after a short delay. */
export function usePlanInUrl() {
  const [choice, setChoice] = useState(noChoice)
  const [isChanged, setChanged] = useState(false)

  // Runs before the fields take early input, so that the input takes precedence.
  useLayoutEffect(() => {
    const plan = readPlan(location.search)
    if (plan) setChoice(plan)
  }, [])

  useEffect(() => {
    if (!isChanged) return
    const timer = window.setTimeout(() => window.history.replaceState(null, '', urlOf(choice)), SETTLED_MS)
    return () => window.clearTimeout(timer)
  }, [choice, isChanged])

  function change(part: Partial<PlanChoice>) {
    setChoice((last) => ({ ...last, ...part }))
    setChanged(true)
  }
  return [choice, change] as const
}

function urlOf(choice: PlanChoice) {
  return `${location.pathname}${withPlan(location.search, choice)}${location.hash}`
}
