import { Figure } from '@/components/site/figure'
import { site } from '@/lib/site'
import { NotebookDrawing } from './notebook-drawing'

export const headline = 'Built for the day before payday'

/** Shows what the company does, the notebook it began with, and figures that staff maintain. */
export function Hero({ stats }: { stats: { value: string; label: string }[] }) {
  return (
    <section aria-labelledby="about-title" className="overflow-clip bg-marigold-soft">
      <div className="wrap grid gap-x-12 pt-12 md:grid-cols-[minmax(0,1fr)_19rem] md:pt-16 lg:grid-cols-[minmax(0,1fr)_33rem] lg:pt-20">
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
        <NotebookDrawing className="relative z-10 w-full max-w-80 justify-self-center max-md:mt-8 max-md:-mb-12 md:row-span-2 md:-mb-10 md:max-w-none md:self-end lg:-mb-16" />
        {stats.length > 0 && (
          <dl className="relative z-20 grid grid-cols-3 gap-x-4 border-t border-marigold-deep/40 bg-marigold-soft py-7 max-md:-mx-5 max-md:px-5 md:gap-x-8 md:py-9">
            {stats.map((stat) => (
              <Figure key={stat.label} {...stat} className="text-marigold-deep" />
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
