import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PlanPicture } from '@/components/site/plan-picture/plan-picture'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { formatNaira } from '@/lib/money'
import type { Day } from '@/lib/plan/calendar-day'
import { calculatePlan, type PlanChoice } from '@/lib/plan/payout-plan'
import { writePlan } from '@/lib/plan/plan-params'
import { PayoutList } from './payout-list'
import { PlanActions } from './plan-actions'
import { PlanFrame } from './plan-frame'
import { PlanSum } from './plan-sum'

export interface PlanResultProps {
  choice: PlanChoice
  today: Day
  /** The element, next to the amount field, that repeats the result. */
  inlineResultSlot: HTMLElement | null
  /** Shown while there is no plan. */
  empty: ReactNode
}

export function PlanResult({ choice, today, inlineResultSlot, empty }: PlanResultProps) {
  const plan = calculatePlan(choice, today)
  const params = writePlan(choice)
  const result = plan ? `${plan.totalPayments} × ${formatNaira(plan.payoutAmount)}` : ''
  return (
    <>
      {plan ? (
        <PlanFrame
          sum={<PlanSum plan={plan} frequency={choice.frequency} />}
          picture={<PlanPicture plan={plan} today={today} />}
          list={
            // This is as tall as five payouts, so that nothing below moves when the plan changes.
            <div className="min-h-83 lg:min-h-72">
              <PayoutList plan={plan} today={today} />
            </div>
          }
          actions={
            <>
              <JoinButton source="calculator" plan={params} size="lg" variant="highlight" className="w-full">
                Join the Waitlist
              </JoinButton>
              <PlanActions params={params} today={today} />
            </>
          }
        />
      ) : (
        empty
      )}
      <Announcement text={result} />
      {inlineResultSlot && createPortal(<RepeatedResult text={result} />, inlineResultSlot)}
    </>
  )
}

/** Repeats text from elsewhere on the page as CSS content, so that the document contains it only once. */
function RepeatedResult({ text }: { text: string }) {
  return (
    <span
      data-text={text}
      className="font-semibold text-brand tabular-nums after:content-[attr(data-text)]"
    />
  )
}

/** Announces the result to screen readers once typing pauses. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(text), 800)
    return () => window.clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
