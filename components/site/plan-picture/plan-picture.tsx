import { round } from '@/components/site/round'
import { type Day, daysBetween } from '@/lib/plan/calendar-day'
import type { PayoutPlan } from '@/lib/plan/payout-plan'
import styles from './plan-picture.module.css'

/** The start and width of the time axis in percent, so that the drops at both ends stay inside. */
const FROM = 3
const WIDTH = 93
const MIN_SPAN_DAYS = 14

interface PlanPictureProps {
  plan: PayoutPlan | null
  today: Day
}

/**
 * Draws the plan on a true time scale: the amount steps down with each payout, and a drop falls to the ground on that
 * day. The steps stretch with the box; the drops do not.
 */
export function PlanPicture({ plan, today }: PlanPictureProps) {
  const days = plan?.payoutSchedule.map(({ date }) => date) ?? []
  const span = Math.max(daysBetween(today, days.at(-1) ?? today), MIN_SPAN_DAYS)
  const xs = days.map((day) => round(FROM + (WIDTH * daysBetween(today, day)) / span))
  const steps = xs.map((x, index) => `H${x}V${round(((index + 1) / xs.length) * 100)}`).join('')

  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
      data-many={days.length > 14 ? (days.length > 30 ? 'very' : 'yes') : undefined}
      className={styles.picture}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d={`M0 0${steps}H0Z`} className={styles.stairs} />
      </svg>
      {xs.map((x, index) => (
        <g key={days[index]} className={styles.payout}>
          <line x1={`${x}%`} x2={`${x}%`} y1={`${round((100 * (index + 1)) / xs.length)}%`} y2="100%" />
          <circle cx={`${x}%`} cy="100%" />
        </g>
      ))}
    </svg>
  )
}
