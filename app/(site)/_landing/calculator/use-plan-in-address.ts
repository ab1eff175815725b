import { useEffect, useState } from 'react'
import { noChoice, type PlanChoice } from '@/lib/plan/payout-plan'
import { readPlan, withPlan } from '@/lib/plan/plan-params'

/** Safari takes a hundred changes of an address in half a minute, and nobody shares a number half typed. */
const SETTLED_MS = 400

/** The choice, begun from the address of the page and written back into it a moment after it changed. */
export function usePlanInAddress() {
  const [choice, setChoice] = useState(noChoice)
  const [isChanged, setChanged] = useState(false)

  useEffect(() => {
    const given = readPlan(location.search)
    if (given) setChoice(given)
  }, [])

  useEffect(() => {
    if (!isChanged) return
    const timer = window.setTimeout(
      () => window.history.replaceState(null, '', addressOf(choice)),
      SETTLED_MS,
    )
    return () => window.clearTimeout(timer)
  }, [choice, isChanged])

  function change(part: Partial<PlanChoice>) {
    setChoice((last) => ({ ...last, ...part }))
    setChanged(true)
  }
  return [choice, change] as const
}

function addressOf(choice: PlanChoice) {
  return `${location.pathname}${withPlan(location.search, choice)}${location.hash}`
}
