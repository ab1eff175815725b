import { HOUR_MS } from '@/lib/dates'
import { formatNaira, formatWholeNaira } from '@/lib/money'
import { formatClock, formatWeekday, plan, withdrawal } from './plan'
import { ScreenTitle } from './screen-title'

const { cooldownHours, leftMs } = withdrawal
const hoursLeft = leftMs / HOUR_MS
const plannedCount = plan.payouts.length - plan.paidCount

/** Shows an early withdrawal: the countdown, what happens when it ends, and how to cancel. */
export function EmergencyScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-1 pb-5">
      <ScreenTitle>Emergency withdrawal</ScreenTitle>
      <div className="rounded-md bg-coral-soft px-4 pt-4 pb-3.5 text-center">
        <Clock />
        <p className="mt-3 font-display text-lg leading-tight font-bold">{formatNaira(withdrawal.kobo)}</p>
        <p className="text-xs text-coral-deep">
          on {formatWeekday(withdrawal.readyAt)}, {formatClock(withdrawal.readyAt)}, to bank ··
          {plan.accountEnding}
        </p>
      </div>
      <ul className="flex grow flex-col justify-around rounded-md border border-line bg-white px-4 py-1 text-sm">
        <Fact
          term="Requested"
          value={`${formatWeekday(withdrawal.askedAt)}, ${formatClock(withdrawal.askedAt)}`}
        />
        <Fact
          term={`The ${plannedCount} remaining payouts`}
          value={`${formatWholeNaira(withdrawal.laterPayoutKobo)} each`}
        />
        <Fact term="If you cancel" value={`${formatWholeNaira(plan.payoutKobo)} each`} />
        <Fact term="Fee" value="None" />
      </ul>
      <p className="rounded-md bg-ink py-3.5 text-center text-sm font-semibold text-white">
        Cancel the request
      </p>
      <p className="text-center text-xs text-fg-soft">If you cancel, your plan stays as it is.</p>
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-1.5">
      <span className="text-xs text-fg-soft">{term}</span>
      <span className="text-xs font-semibold">{value}</span>
    </li>
  )
}

/** Draws the countdown, with one stroke per hour. The strokes of past hours are pale. */
function Clock() {
  const strokes = Array.from({ length: cooldownHours }, (_, hour) => hour)
  return (
    <svg viewBox="-110 -110 220 220" aria-hidden="true" className="mx-auto block w-[76%]">
      {strokes.map((hour) => (
        <path
          key={hour}
          d={`M0 -${hour % 24 ? 84 : 78}V-104`}
          transform={`rotate(${(hour * 360) / cooldownHours})`}
          strokeWidth="3.2"
          strokeLinecap="round"
          className={hour < cooldownHours - hoursLeft ? 'stroke-coral/30' : 'stroke-coral'}
        />
      ))}
      <text y="-30" textAnchor="middle" fontSize="13" fontWeight="600" className="fill-coral-deep">
        You can still cancel
      </text>
      <text
        y="12"
        textAnchor="middle"
        fontSize="34"
        fontWeight="800"
        letterSpacing="-1"
        className="fill-ink font-display tabular-nums"
      >
        {formatLeft(leftMs)}
      </text>
      <text y="40" textAnchor="middle" fontSize="13" className="fill-neutral-700">
        of {cooldownHours} hours left
      </text>
    </svg>
  )
}

function formatLeft(ms: number) {
  const seconds = Math.floor(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
