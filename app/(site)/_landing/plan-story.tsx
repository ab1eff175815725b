import { DrawnPicture } from '@/components/site/drawn-picture'
import { formatWeekday, plan } from '@/components/site/phone/plan'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'

/** Describes one person's plan, which the stairs above show. */
export function PlanStory({ className }: { className?: string }) {
  return (
    <div
      id="plan"
      className={classNames(
        className,
        'grid gap-x-18 gap-y-10 pt-8 pb-8 text-neutral-300 md:pt-10 lg:grid-cols-[1fr_19.5rem] lg:pb-10',
      )}
    >
      <div>
        <h2 className="max-w-[22ch] font-display text-3xl font-bold tracking-tight text-white">
          One transfer for six months of work.{' '}
          <span className="text-marigold">A payday every other Friday.</span>
        </h2>
        <div className="mt-6 flex max-w-[66ch] items-start gap-4 md:items-center md:gap-5">
          <DrawnPicture name="sola" sizes="5rem" className="size-14 shrink-0 rounded-full md:size-20" />
          <p className="text-lg">
            {plan.person.firstName} is a designer in Ibadan. One client paid for half a year all at once, so
            she locked the money and now pays herself the same amount, on the days she chose, until the end of
            June.
          </p>
        </div>
      </div>
      <dl className="max-md:hidden self-end divide-y divide-neutral-700 border-y border-neutral-700 lg:mt-8">
        <Fact term="Deposit" value={formatWholeNaira(plan.lockedKobo)} />
        <Fact term={`${plan.payouts.length} payouts of`} value={formatWholeNaira(plan.payoutKobo)} />
        <Fact term="Last payout" value={formatWeekday(plan.last.time)} />
      </dl>
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3.5">
      <dt className="text-sm">{term}</dt>
      <dd className="font-display text-xl font-semibold text-white">{value}</dd>
    </div>
  )
}
