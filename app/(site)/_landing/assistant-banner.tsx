import { formatWeekday, plan } from '@/components/site/phone/plan'
import { Section, SectionTitle } from '@/components/site/section'
import { formatWholeNaira } from '@/lib/money'
import { site } from '@/lib/site'

const [first] = plan.payouts

export function AssistantBanner() {
  return (
    <Section id="solution" background="mint">
      <SectionTitle sectionId="solution">Meet your AI planning assistant</SectionTitle>
      <div className="mt-7 grid gap-5 lg:mt-8 lg:grid-cols-[2.1fr_1fr]">
        <figure className="flex flex-col overflow-hidden rounded-lg bg-white">
          <figcaption className="sr-only">A plan made from one line of text</figcaption>
          <blockquote className="flex grow items-end justify-between gap-6 p-6 md:px-8 md:py-7">
            <p className="max-w-[24ch] font-display text-2xl leading-tight font-semibold tracking-tight md:text-3xl">
              “Make {formatWholeNaira(plan.lockedKobo)} last until the end of June, with a payday every other
              Friday.”
            </p>
            <SendIcon />
          </blockquote>
          <div className="border-t border-line bg-marigold-soft px-6 py-5 md:px-8">
            <p className="text-sm font-semibold text-marigold-deep">Planned by the assistant</p>
            <p className="mt-1 text-lg">
              <strong className="font-semibold">
                {plan.payouts.length} payouts of {formatWholeNaira(plan.payoutKobo)}.
              </strong>{' '}
              First on {first && formatWeekday(first.time)}, last on {formatWeekday(plan.last.time)}. Nothing
              left over.
            </p>
            <PayoutDots />
          </div>
        </figure>
        <ul className="flex flex-col divide-y divide-brand/25 border-y border-brand/25 lg:ml-6">
          <Benefit title="Plan with one line of text">
            The {site.name} assistant works out the amount, the end date and the schedule from a single
            sentence.
          </Benefit>
          <Benefit title="Analyzes spending habits and gives advice">
            It notices that you spend the most on the second weekend of the month, and warns you beforehand.
          </Benefit>
          <Benefit title="Create payouts in seconds">
            Review the plan, change anything you want, then lock it. Nothing moves until you confirm.
          </Benefit>
        </ul>
      </div>
    </Section>
  )
}

function Benefit({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <li className="flex grow flex-col justify-center py-4">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-1 text-neutral-700">{children}</p>
    </li>
  )
}

function SendIcon() {
  return (
    <svg viewBox="0 0 56 56" fill="none" aria-hidden="true" className="size-12 shrink-0 md:size-14">
      <circle cx="28" cy="28" r="28" className="fill-brand" />
      <path
        d="M28 40V17M18 27l10-10 10 10"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-white"
      />
    </svg>
  )
}

function PayoutDots() {
  const width = 40 * plan.payouts.length
  return (
    <svg viewBox={`0 0 ${width} 24`} fill="none" aria-hidden="true" className="mt-5 block w-full">
      <path d={`M4 12H${width - 4}`} strokeWidth="2" className="stroke-marigold-deep/40" />
      <path
        d={plan.payouts.map((_, index) => `M${20 + index * 40} 12h0`).join('')}
        strokeWidth="18"
        strokeLinecap="round"
        className="stroke-marigold"
      />
    </svg>
  )
}
