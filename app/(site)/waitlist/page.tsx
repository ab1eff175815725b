import { JsonLd } from '@/components/site/json-ld'
import { PlanPicture } from '@/components/site/plan-picture/plan-picture'
import { calculatePlan, noChoice } from '@/lib/plan/payout-plan'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { JoinPageForm } from './join-page-form'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'Join the Waitlist',
  description: `Join the waitlist for ${site.name}, and we’ll email you when it’s your turn.`,
  path: '/waitlist',
})

/** The picture shows twelve monthly payouts, whatever the date. */
const EXAMPLE_START = '2027-01-01'
const examplePlan = calculatePlan({ ...noChoice, naira: 1_200_000 }, EXAMPLE_START)

export default function WaitlistPage() {
  return (
    <div className="bg-mint">
      <div className="wrap grid items-start gap-x-16 gap-y-10 py-14 md:py-24 lg:grid-cols-[1fr_30rem]">
        <div className="flex flex-col self-stretch">
          <h1 className="max-w-[14ch] font-display text-4xl font-extrabold tracking-tight">
            Join the Waitlist
          </h1>
          <p className="mt-6 max-w-[48ch] text-lg text-neutral-700">
            We’re rolling out the app in Nigeria, a few people at a time.{' '}
            <span className="in-data-joined:hidden">
              Leave your name and email, and we’ll tell you when it’s your turn.
            </span>
          </p>
          <div className="mt-12 min-h-40 grow border-b-3 border-ink max-lg:hidden">
            <PlanPicture plan={examplePlan} today={EXAMPLE_START} />
          </div>
        </div>
        <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
          <JoinPageForm join={joinWaitlist} siteUrl={env.APP_URL} />
        </div>
      </div>
      <JsonLd data={breadcrumbs(env.APP_URL, [{ name: 'Join the Waitlist', path: '/waitlist' }])} />
    </div>
  )
}
