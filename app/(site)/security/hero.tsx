import { Figure } from '@/components/site/figure'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site'
import { LayersDrawing } from './layers-drawing'

export const headline = 'Keeping your money safe'

/** Shows the service's promise, and figures that staff maintain. */
export function Hero({ stats }: { stats: { value: string; label: string }[] }) {
  return (
    <section
      aria-labelledby="security-title"
      className="overflow-clip bg-brand text-white [--ring:var(--color-marigold)]"
    >
      <div className="wrap relative grid items-center gap-x-12 gap-y-4 pt-12 md:grid-cols-[minmax(0,1fr)_19rem] md:pt-16 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="md:pb-16">
          <h1
            id="security-title"
            className="max-w-[10ch] font-display text-hero font-extrabold tracking-tight max-sm:text-4xl"
          >
            {headline}
          </h1>
          <p className="mt-6 max-w-[46ch] text-lg text-mint">
            {site.name} holds no money itself. {site.partnerBank}, our licensed partner, holds your deposit.
            We run your plan and protect your account.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
            <JoinButton source="security" variant="highlight" size="lg">
              Join the Waitlist
            </JoinButton>
            <a href="#emergency" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              Report a problem
            </a>
          </div>
        </div>
        <LayersDrawing />
      </div>
      {stats.length > 0 && (
        <div className="relative bg-brand-deep">
          <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-8 py-8 md:grid-cols-4 md:py-10">
            {stats.map((stat) => (
              <Figure key={stat.label} {...stat} className="text-mint" />
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
