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
        'grid items-end gap-x-10 gap-y-5 pt-8 md:grid-cols-[18rem_1fr] lg:grid-cols-[1fr_19.5rem] lg:gap-x-18 lg:pt-10',
      )}
    >
      <DrawnPicture
        name="sola"
        // Phones get the smaller file, which is sharp enough for flat colors, to stay within the page's budget.
        sizes="(min-width: 48rem) 19rem, 5rem"
        className="aspect-[6/5] max-md:order-last max-md:w-60 max-md:justify-self-center md:row-span-2 lg:col-start-2 lg:row-start-1 lg:mt-6"
      />
      <h2 className="max-w-[24ch] xl:max-w-none font-display text-3xl font-bold tracking-tight text-white">
        One transfer for six months of work.{' '}
        <span className="text-marigold xl:block">A payday every other Friday.</span>
      </h2>
      <p className="max-w-[52ch] self-start text-lg text-neutral-300 md:pb-10">
        {plan.person.firstName} is a designer in Ibadan. A client paid her for half a year at once. She locked
        the money, and now pays herself the same amount on the days she chose.
      </p>
    </div>
  )
}
