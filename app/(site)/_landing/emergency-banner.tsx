import { withdrawal } from '@/components/site/phone/plan'
import { round } from '@/components/site/round'
import { Banner } from './banner'

const { cooldownHours } = withdrawal

export function EmergencyBanner() {
  return (
    <Banner
      id="emergency"
      title="Emergency withdrawals, with time to think"
      className="bg-coral-soft lg:col-span-6"
    >
      <div className="mt-4 flex items-center gap-6">
        <p className="text-neutral-700 md:text-lg">
          A leaking roof won’t wait for payday. Your money is on its way to your bank {cooldownHours} hours
          after you ask.
        </p>
        <p className="shrink-0 text-center text-sm font-semibold text-coral-deep max-sm:hidden">
          <span className="block font-display text-4xl font-extrabold tracking-tight tabular-nums">
            {cooldownHours}
          </span>
          hours to cancel
        </p>
      </div>
      <Hours />
      <ol className="mt-5 grid gap-x-6 gap-y-4 md:grid-cols-3">
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
    </Banner>
  )
}

const hours = Array.from({ length: cooldownHours }, (_, hour) => hour)
const drawHours = (isShown: (hour: number) => boolean) =>
  hours
    .filter(isShown)
    .map((hour) => `M${round(2 + hour * 15.4)} ${hour % 24 ? 34 : 4}V82`)
    .join('')

/**
 * Draws one stroke per hour of the cooldown, or every third one if there is little room, a taller one at the start of each day, and
 * the money arriving at the end.
 */
function Hours() {
  return (
    <svg
      viewBox="0 0 1200 84"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-auto block h-18 w-full overflow-visible pt-6"
    >
      <g strokeWidth="2.5" className="stroke-coral">
        <path d={drawHours((hour) => hour % 3 === 0)} vectorEffect="non-scaling-stroke" />
        <path
          d={drawHours((hour) => hour % 3 !== 0)}
          vectorEffect="non-scaling-stroke"
          className="max-md:hidden lg:max-xl:hidden"
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
      <p className="mt-1 font-semibold">{what}</p>
      <p className="text-neutral-700">{children}</p>
    </li>
  )
}
