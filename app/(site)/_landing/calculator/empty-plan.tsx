import { PlanPicture } from '@/components/site/plan-picture/plan-picture'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { PlanFrame } from './plan-frame'

export function EmptyPlan() {
  return (
    <PlanFrame
      sum={
        <p className="max-w-[22ch] font-display text-2xl font-bold text-neutral-700">
          <span className="in-data-waiting:hidden">Configure your plan to see the calculation</span>
          <span className="hidden in-data-waiting:inline">Working out your payouts…</span>
        </p>
      }
      picture={<PlanPicture plan={null} />}
      list={
        <p className="max-w-[40ch] text-lg in-data-waiting:min-h-83 lg:in-data-waiting:min-h-72">
          Enter what you have and how long it has to last. Every payday will appear here, with its date and
          amount.
        </p>
      }
      actions={
        <JoinButton source="calculator" size="lg" variant="highlight" className="w-full">
          Join the Waitlist
        </JoinButton>
      }
    />
  )
}
