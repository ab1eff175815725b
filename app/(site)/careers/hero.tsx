import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { LIST_ANCHOR } from '@/lib/careers/list-url'
import { site } from '@/lib/site'
import { ApplyLink } from './apply-link'
import { HeroDrawing } from './hero-drawing'

export const careersHeadline = 'Build paydays people can count on'

/** A figure and its label. */
export interface Stat {
  value: string
  label: string
}

/** Shows the claims that staff maintain, and the number of open positions. */
export function Hero({ openCount, stats }: { openCount: number; stats: Stat[] }) {
  return (
    <section aria-labelledby="careers-title" className="overflow-x-clip bg-mint">
      <div className="relative">
        <div className="wrap pt-10 md:pt-16">
          <h1
            id="careers-title"
            className="max-w-[11ch] font-display text-hero font-extrabold tracking-tight max-sm:text-4xl"
          >
            {careersHeadline}
          </h1>
          <p className="mt-6 max-w-[44ch] text-lg text-neutral-700 lg:max-w-[38ch]">
            {site.name} lets people in Nigeria lock a sum and get it back on the days they choose. Our small
            team makes sure every payout goes out on those days.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={`#${LIST_ANCHOR}`} className={classNames(buttonClass({ size: 'lg' }), 'max-sm:w-full')}>
              View Open Positions
            </a>
            <ApplyLink variant="secondary" size="lg" className="max-sm:w-full">
              Send Us Your Resume
            </ApplyLink>
          </div>
        </div>
        <HeroDrawing vacancies={openCount} />
      </div>
      <div className="bg-ink text-white">
        <dl className="wrap grid grid-cols-3 gap-x-4 py-8 md:py-10">
          <Figure value={String(openCount)} label={openCount === 1 ? 'open position' : 'open positions'} />
          {stats.map((stat) => (
            <Figure key={stat.label} {...stat} />
          ))}
        </dl>
      </div>
    </section>
  )
}

function Figure({ value, label }: Stat) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-mint md:text-base">{label}</dt>
      <dd className="font-display text-3xl font-bold tracking-tight tabular-nums md:text-4xl">{value}</dd>
    </div>
  )
}
