import { withdrawal } from '@/components/site/phone/plan'
import { round } from '@/components/site/round'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'

const { cooldownHours } = withdrawal

export function EmergencyBanner() {
  return (
    <Section id="emergency">
      <div className="rounded-lg bg-coral-soft px-6 py-7 md:px-10 md:py-8 lg:px-14">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <SectionTitle sectionId="emergency">Emergency withdrawals, with time to think</SectionTitle>
            <SectionLead className="max-w-[56ch]">
              A leaking roof won’t wait for payday. Your money is on its way to your bank {cooldownHours}{' '}
              hours after you ask.
            </SectionLead>
          </div>
          <p className="flex items-end gap-4 text-coral-deep max-lg:hidden">
            <span className="font-display text-hero font-extrabold tracking-tight tabular-nums">
              {cooldownHours}
            </span>
            <span className="pb-1 text-lg leading-tight font-semibold">
              hours
              <br />
              to cancel
            </span>
          </p>
        </div>
        <Hours />
        <ol className="mt-5 grid gap-x-8 gap-y-4 md:grid-cols-[1fr_1.6fr_1fr]">
          <Step when="Hour 0" what="You request a withdrawal in the app.">
            The clock starts, and we notify you.
          </Step>
          <Step when={`Any time before hour ${cooldownHours}`} what="You can cancel with one tap.">
            Your money stays in the vault and your paydays don’t change.
          </Step>
          <Step when={`Hour ${cooldownHours}`} what="The money goes to your bank." className="md:text-right">
            A small fee may apply. Scheduled payouts stay free.
          </Step>
        </ol>
      </div>
    </Section>
  )
}

const hours = Array.from({ length: cooldownHours }, (_, hour) => hour)
const drawHours = (isShown: (hour: number) => boolean) =>
  hours
    .filter(isShown)
    .map((hour) => `M${round(2 + hour * 15.4)} ${hour % 24 ? 34 : 4}V82`)
    .join('')

/**
 * Draws one stroke per hour of the cooldown, or every third one on phones, a taller one at the start of each day, and
 * the money arriving at the end.
 */
function Hours() {
  return (
    <svg
      viewBox="0 0 1200 84"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-6 block h-14 w-full overflow-visible md:h-16"
    >
      <g strokeWidth="2.5" className="stroke-coral">
        <path d={drawHours((hour) => hour % 3 === 0)} vectorEffect="non-scaling-stroke" />
        <path
          d={drawHours((hour) => hour % 3 !== 0)}
          vectorEffect="non-scaling-stroke"
          className="max-md:hidden"
        />
      </g>
      <path
        d="M1172 58h0"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-marigold stroke-16 md:stroke-28"
      />
    </svg>
  )
}

interface StepProps {
  when: string
  what: string
  className?: string
  children: string
}

function Step({ when, what, className, children }: StepProps) {
  return (
    <li className={className}>
      <p className="text-sm font-semibold text-coral-deep">{when}</p>
      <p className="mt-1 text-lg font-semibold">{what}</p>
      <p className="text-neutral-700">{children}</p>
    </li>
  )
}
