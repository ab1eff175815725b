import { DrawnPicture } from '@/components/site/drawn-picture'
import { plan } from '@/components/site/phone/plan'
import { classNames } from '@/components/ui/class-names'

/** Describes one person's plan, which the stairs above show. */
export function PlanStory({ className }: { className?: string }) {
  return (
    <div
      id="plan"
      className={classNames(
        className,
        'grid items-end gap-x-10 gap-y-5 pt-8 md:grid-cols-[18rem_1fr] lg:grid-cols-[14rem_1fr] lg:gap-x-8 lg:pt-10 lg:pr-84 xl:grid-cols-[22rem_1fr] xl:gap-x-14',
      )}
    >
      <DrawnPicture
        name="sola"
        sizes="(min-width: 80rem) 22rem, 18rem"
        className="aspect-[6/5] max-md:order-last max-md:w-60 max-md:justify-self-center md:row-span-2"
      />
      <h2 className="max-w-[22ch] font-display text-3xl font-bold tracking-tight text-white">
        One transfer for six months of work.{' '}
        <span className="text-marigold">A payday every other Friday.</span>
      </h2>
      <p className="max-w-[52ch] self-start text-lg text-neutral-300 md:pb-10">
        {plan.person.firstName} is a designer in Ibadan. A client paid her for half a year at once. She locked
        the money, and now pays herself the same amount on the days she chose.
      </p>
    </div>
  )
}
