import { addDays, type Day, daysBetween } from '@/lib/plan/calendar-day'
import type { PayoutPlan } from '@/lib/plan/payout-plan'
import styles from './calculator.module.css'

/** Where time begins and how much room it has, in per cent: the drops at both ends stay in the picture. */
const FROM = 3
const WIDTH = 93
const SHORTEST_DAYS = 14
/** Where the outline of no plan begins. */
const GHOST_DAY = '2027-01-01'

/**
 * The plan on a true scale of days: the sum steps down whenever a payout leaves, and a drop falls to the ground on that day.
 * Stairs stretch with the box, drops do not.
 */
export function PlanPicture({ plan, today }: { plan: PayoutPlan | null; today?: Day }) {
  const days = plan ? plan.payoutSchedule.map(({ date }) => date) : ghostDays()
  const begin = today ?? GHOST_DAY
  const span = Math.max(daysBetween(begin, days.at(-1) ?? begin), SHORTEST_DAYS)
  const xs = days.map((day) => round(FROM + (WIDTH * daysBetween(begin, day)) / span))
  const steps = xs.map((x, index) => `H${x}V${round(((index + 1) / xs.length) * 100)}`).join('')

  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
      data-many={days.length > 14 ? (days.length > 30 ? 'very' : 'yes') : undefined}
      className={plan ? styles.picture : styles.outline}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path
          d={`M0 0${steps}${plan ? 'H0Z' : ''}`}
          className={plan ? styles.stairs : undefined}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {xs.map((x, index) => (
        <g key={days[index]} className={plan ? styles.payout : undefined}>
          {plan && <line x1={`${x}%`} x2={`${x}%`} y1={`${(100 * (index + 1)) / xs.length}%`} y2="100%" />}
          <circle cx={`${x}%`} cy="100%" />
        </g>
      ))}
    </svg>
  )
}

/** An outline of what could be: twelve steps. Their days do not matter, and none are shown. */
function ghostDays() {
  return Array.from({ length: 12 }, (_, index) => addDays(GHOST_DAY, (index + 1) * 30))
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
