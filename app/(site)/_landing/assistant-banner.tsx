import { formatWeekday, plan } from '@/components/site/phone/plan'
import { formatWholeNaira } from '@/lib/money'
import { Banner } from './banner'

const [first] = plan.payouts

export function AssistantBanner() {
  return (
    <Banner id="solution" title="Meet your AI planning assistant" className="gap-6 bg-mint lg:col-span-7">
      <figure className="overflow-hidden rounded-lg bg-white">
        <figcaption className="sr-only">A plan made from one line of text</figcaption>
        <blockquote className="flex items-end justify-between gap-6 p-5 md:p-6">
          <p className="max-w-[40ch] font-display text-xl font-semibold tracking-tight">
            “Make {formatWholeNaira(plan.lockedKobo)} last until the end of June, with a payday every other
            Friday.”
          </p>
          <SendIcon />
        </blockquote>
        <div className="border-t border-line bg-marigold-soft px-5 py-4 md:px-6">
          <p className="text-sm font-semibold text-marigold-deep">Planned by the assistant</p>
          <p className="mt-1">
            <strong className="font-semibold">
              {plan.payouts.length} payouts of {formatWholeNaira(plan.payoutKobo)}.
            </strong>{' '}
            First on {first && formatWeekday(first.time)}, last on {formatWeekday(plan.last.time)}. Nothing
            left over.
          </p>
          <PayoutDots />
        </div>
      </figure>
      <ul className="mt-auto grid gap-x-6 gap-y-4 md:grid-cols-3">
        <Benefit title="Plan with one line of text">
          It works out the amount, the end date and the schedule from a single sentence.
        </Benefit>
        <Benefit title="Analyzes spending habits and gives advice">
          It notices that your second weekend costs the most, and warns you beforehand.
        </Benefit>
        <Benefit title="Create payouts in seconds">
          Review the plan, change anything you want, then lock it. Nothing moves until you confirm.
        </Benefit>
      </ul>
    </Banner>
  )
}

function Benefit({ title, children }: { title: string; children: string }) {
  return (
    <li>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-neutral-700">{children}</p>
    </li>
  )
}

function SendIcon() {
  return (
    <svg viewBox="0 0 56 56" fill="none" aria-hidden="true" className="size-12 shrink-0">
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
    <svg viewBox={`0 0 ${width} 24`} fill="none" aria-hidden="true" className="mt-4 block w-full">
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
