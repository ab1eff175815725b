import { DrawnPicture } from '@/components/site/drawn-picture'
import { Figure } from '@/components/site/figure'
import { site } from '@/lib/site'

export const headline = 'Built for the day before payday'

/** Shows what the company does, the people it works for, and figures that staff maintain. */
export function Hero({ stats }: { stats: { value: string; label: string }[] }) {
  return (
    <section aria-labelledby="about-title" className="overflow-clip bg-marigold-soft">
      <div className="wrap grid gap-x-12 pt-12 md:grid-cols-[minmax(0,1fr)_21rem] md:pt-16 lg:grid-cols-[minmax(0,1fr)_36rem] lg:pt-20">
        <div className="md:pb-14 lg:pb-20">
          <h1
            id="about-title"
            className="max-w-[10ch] font-display text-hero font-extrabold tracking-tight max-sm:text-4xl"
          >
            {headline}
          </h1>
          <p className="mt-6 max-w-[46ch] text-lg text-neutral-700">
            {site.name} locks away a sum of money and pays it back to you on the days you choose. Meet the
            people who build it, and find out why.
          </p>
        </div>
        <DrawnPicture
          name="workshop"
          isFirst
          sizes="(min-width: 64rem) 48rem, (min-width: 48rem) 21rem, 92vw"
          className="aspect-[8/5] w-full rounded-t-lg max-md:order-last md:aspect-[6/5] md:self-end"
        />
        {stats.length > 0 && (
          <dl className="grid grid-cols-3 gap-x-4 border-t border-marigold-deep/40 py-7 max-md:mt-8 md:col-span-2 md:gap-x-8 md:py-9">
            {stats.map((stat) => (
              <Figure key={stat.label} {...stat} className="text-marigold-deep" />
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
