import { round } from '@/components/site/round'
import { addDays, type Day, daysBetween } from '@/lib/plan/calendar-day'
import type { PayoutPlan } from '@/lib/plan/payout-plan'
import styles from './plan-picture.module.css'

/** The start and width of the time axis in percent, so that the drops at both ends stay inside. */
const FROM = 3
const WIDTH = 93
const MIN_SPAN_DAYS = 14
/** The start of the outline, which is drawn if there is no plan. */
const OUTLINE_START = '2027-01-01'

/**
 * Draws the plan on a true time scale: the amount steps down with each payout, and a drop falls to the ground on that
 * day. The steps stretch with the box; the drops do not.
 */
export function PlanPicture({ plan, today }: { plan: PayoutPlan | null; today?: Day }) {
  const days = plan ? plan.payoutSchedule.map(({ date }) => date) : outlineDays()
  const start = today ?? OUTLINE_START
  const span = Math.max(daysBetween(start, days.at(-1) ?? start), MIN_SPAN_DAYS)
  const xs = days.map((day) => round(FROM + (WIDTH * daysBetween(start, day)) / span))
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
          {plan && (
            <line x1={`${x}%`} x2={`${x}%`} y1={`${round((100 * (index + 1)) / xs.length)}%`} y2="100%" />
          )}
          <circle cx={`${x}%`} cy="100%" />
        </g>
      ))}
    </svg>
  )
}

/** Returns the days of the twelve steps with which the outline suggests a plan. */
function outlineDays() {
  return Array.from({ length: 12 }, (_, index) => addDays(OUTLINE_START, (index + 1) * 30))
}
