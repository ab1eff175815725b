import { boltColors } from '@/components/site/phone/bolt-colors'
import { formatDay, plan } from '@/components/site/phone/plan'
import { Section, SectionTitle } from '@/components/site/section'
import { site } from '@/lib/site'

export function SecurityBanner() {
  return (
    <Section id="safety" className="pt-0 md:pt-0">
      <div className="relative overflow-hidden rounded-lg bg-brand px-6 py-7 text-white md:px-10 md:py-9 lg:px-14">
        <VaultDoor />
        <div className="relative md:max-w-[23rem] lg:max-w-[31rem]">
          <SectionTitle sectionId="safety" className="max-w-[17ch]">
            Your money is safe, and locked until the day you chose.
          </SectionTitle>
          <p className="mt-5 max-w-[54ch] text-lg text-mint">
            {site.name} holds no money itself. Your deposit is held by {site.partnerBank}, our licensed
            partner, where deposits are insured. The app runs your plan and makes sure you’re paid on
            schedule.
          </p>
          <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            <Protection term="256-bit encryption">
              For everything you send us and the most sensitive data we store.
            </Protection>
            <Protection term="Two-factor authentication">
              A stolen password alone isn’t enough to get in.
            </Protection>
          </dl>
          <a
            href="/security"
            className="mt-7 inline-flex min-h-12 items-center rounded-md bg-white px-6 font-semibold text-brand-deep hover:bg-mint"
          >
            Learn more
            <span className="sr-only"> about security</span>
          </a>
        </div>
      </div>
    </Section>
  )
}

function Protection({ term, children }: { term: string; children: string }) {
  return (
    <div className="border-t border-white/30 pt-4">
      <dt className="font-display text-xl font-semibold">{term}</dt>
      <dd className="mt-1 text-mint">{children}</dd>
    </div>
  )
}

const angle = (index: number) => (index / plan.payouts.length) * 2 * Math.PI - Math.PI / 2
const at = (index: number, radius: number) =>
  `${(Math.cos(angle(index)) * radius).toFixed(1)} ${(Math.sin(angle(index)) * radius).toFixed(1)}`

/** Draws a door whose bolts are the plan's payouts: paid ones are drawn back, the next one is gold, the rest are locked. */
function VaultDoor() {
  const bolts = plan.payouts.map((payout, index) => ({ ...payout, index }))
  return (
    <svg
      viewBox="-260 -260 520 520"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none mx-auto mb-4 block w-36 max-w-none md:absolute md:top-1/2 md:right-6 md:m-0 md:w-[17rem] md:-translate-y-1/2 lg:-right-48 lg:w-[27rem] xl:right-8"
    >
      <circle r="252" className="fill-brand-deep" />
      <circle r="222" strokeWidth="2" className="fill-brand stroke-mint-deep/40" />
      {bolts.map(({ index, state, time }) => (
        <path
          key={time}
          d={`M${at(index, state === 'paid' ? 188 : 206)}L${at(index, state === 'paid' ? 196 : 244)}`}
          stroke="currentColor"
          strokeWidth="22"
          strokeLinecap="round"
          className={boltColors[state]}
        />
      ))}
      <circle r="150" strokeWidth="2" className="stroke-mint-deep/40" />
      <circle r="118" className="fill-brand-deep" />
      <path
        d={[0, 4, 8].map((index) => `M0 0L${at(index, 138)}`).join('')}
        strokeWidth="20"
        strokeLinecap="round"
        className="stroke-mint"
      />
      <circle r="64" className="fill-mint" />
      <text y="-10" textAnchor="middle" fontSize="17" fontWeight="600" className="fill-brand-deep">
        opens
      </text>
      <text
        y="20"
        textAnchor="middle"
        fontSize="27"
        fontWeight="700"
        className="fill-brand-deep font-display"
      >
        {formatDay(plan.next.time)}
      </text>
    </svg>
  )
}
