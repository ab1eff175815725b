import { round } from '@/components/site/round'
import { type Day, daysBetween } from '@/lib/plan/calendar-day'
import type { PayoutPlan } from '@/lib/plan/payout-plan'
import styles from './plan-picture.module.css'

/** The start and width of the time axis in percent, so that the drops at both ends stay inside. */
const FROM = 3
const WIDTH = 93
/** The drops of an example are small, so the last one is at the edge. */
const EXAMPLE_WIDTH = 100 - FROM
const MIN_SPAN_DAYS = 14

interface PlanPictureProps {
  plan: PayoutPlan | null
  today: Day
  isExample?: boolean
}

/**
 * Draws the plan on a true time scale: the amount steps down with each payout, and a drop falls to the ground on that
 * day. The steps stretch with the box; the drops do not. An example is pale, with a dashed outline.
 */
export function PlanPicture({ plan, today, isExample }: PlanPictureProps) {
  const days = plan?.payoutSchedule.map(({ date }) => date) ?? []
  const width = isExample ? EXAMPLE_WIDTH : WIDTH
  const span = Math.max(daysBetween(today, days.at(-1) ?? today), MIN_SPAN_DAYS)
  const xs = days.map((day) => round(FROM + (width * daysBetween(today, day)) / span))
  const steps = xs.map((x, index) => `H${x}V${round(((index + 1) / xs.length) * 100)}`).join('')

  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
      data-many={days.length > 14 ? (days.length > 30 ? 'very' : 'yes') : undefined}
      className={isExample ? styles.outline : styles.picture}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path
          d={`M0 0${steps}H0Z`}
          className={isExample ? undefined : styles.stairs}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {xs.map((x, index) => (
        <g key={days[index]} className={isExample ? undefined : styles.payout}>
          {!isExample && (
            <line x1={`${x}%`} x2={`${x}%`} y1={`${round((100 * (index + 1)) / xs.length)}%`} y2="100%" />
          )}
          <circle cx={`${x}%`} cy="100%" />
        </g>
      ))}
    </svg>
  )
}
