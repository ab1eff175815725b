import { formatWeekday, plan } from '@/components/site/phone/plan'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { formatWholeNaira } from '@/lib/money'
import { PayoutCalendar } from './payout-calendar'

export function Closing() {
  return (
    <section id="download" aria-labelledby="closing-title" className="bg-mint">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-8 md:py-14 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_24rem]">
        <div>
          <h2 id="closing-title" className="max-w-[14ch] font-display text-4xl font-extrabold tracking-tight">
            Join the Smart Money Planning Revolution
          </h2>
          <p className="mt-6 max-w-[48ch] text-lg text-neutral-700">
            We’re rolling out the app in Nigeria, a few people at a time. Join the list and we’ll email you
            when it’s your turn.
          </p>
          <JoinButton source="closing" size="lg" className="mt-6 max-sm:w-full">
            Join the Waitlist
          </JoinButton>
        </div>
        <figure className="max-md:hidden">
          <PayoutCalendar />
          <figcaption className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-neutral-700">
            <span className="flex items-center gap-2">
              <span className="size-3 rounded-full bg-brand" aria-hidden="true" />
              {formatWeekday(plan.lockedOn)}: {formatWholeNaira(plan.lockedKobo)} locked
            </span>
            <span className="flex items-center gap-2">
              <span className="size-3 rounded-full bg-marigold" aria-hidden="true" />
              {plan.payouts.length} Fridays: {formatWholeNaira(plan.payoutKobo)} each
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
