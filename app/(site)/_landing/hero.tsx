import { formatWeekday, plan } from '@/components/site/phone/plan'
import { PhoneScreen } from '@/components/site/phone/screens'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { site } from '@/lib/site'
import styles from './hero.module.css'
import { PartnerLine } from './partner-line'
import { PayoutDays } from './payout-days'
import { PayoutStairs } from './payout-stairs'
import { PlanStory } from './plan-story'

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="overflow-clip">
      <div className="wrap pt-7 pb-9 md:pt-10">
        <h1
          id="hero-title"
          className={classNames(styles.title, 'font-display text-hero font-extrabold tracking-tight')}
        >
          Say hello! <br className="max-md:hidden" />
          to financial control
        </h1>
        <div className="mt-6 max-w-3xl md:mt-9">
          <p className="max-w-[46ch] text-lg text-neutral-700">{site.description}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">
            <JoinButton source="hero" size="lg" className="max-sm:w-full">
              Join the Waitlist
            </JoinButton>
            <a
              href="#calculator"
              className="py-1 text-lg font-semibold text-brand underline underline-offset-4 hover:text-brand-deep"
            >
              Calculate your paydays
            </a>
            <PartnerLine />
          </div>
        </div>
      </div>
      <div className={styles.ground}>
        <div className={styles.stairs}>
          <PayoutStairs />
        </div>
        <p className={classNames(styles.sum, 'mb-5 py-1 pr-3 text-white md:bg-brand')}>
          <span className="block text-sm text-mint">{formatWeekday(plan.lockedOn)}, into the vault</span>
          <span className="block font-display text-2xl leading-tight md:text-3xl md:leading-none font-bold tabular-nums">
            {formatWholeNaira(plan.lockedKobo)}
          </span>
        </p>
        <div className={classNames(styles.ink, 'bg-ink')} />
        <PayoutDays className={styles.days} />
        <PlanStory className={styles.story} />
        <div id="app" className={styles.phone}>
          <PhoneScreen screen="vault" isFirst />
        </div>
      </div>
    </section>
  )
}
