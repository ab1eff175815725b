import { plan } from '@/components/site/phone/plan'
import styles from './hero.module.css'

const COLUMN = 100 / plan.payouts.length

/**
 * The central picture of the product: a sum that steps down on every payout day, with a drop that falls from each
 * step to the ground. Positions are percentages, so it fills any box without distorting the drops.
 */
export function PayoutStairs() {
  return (
    <svg width="100%" height="100%" overflow="visible" aria-hidden="true" className="block">
      {plan.payouts.map((payout, index) => {
        const height = ((payout.remainingKobo + payout.kobo) / plan.lockedKobo) * 100
        return (
          <rect
            key={payout.time}
            x={`${index * COLUMN}%`}
            y={`${100 - height}%`}
            width={`${COLUMN}%`}
            height={`${height}%`}
            className="fill-brand"
            shapeRendering="crispEdges"
          />
        )
      })}
      {plan.payouts.map((payout, index) => (
        <g key={payout.time}>
          <line
            x1={`${(index + 1) * COLUMN}%`}
            x2={`${(index + 1) * COLUMN}%`}
            y1={`${100 - (payout.remainingKobo / plan.lockedKobo) * 100}%`}
            y2="100%"
            className={`${styles.fall} stroke-mint`}
          />
          <circle
            cx={`${(index + 1) * COLUMN}%`}
            cy="100%"
            className={`${styles.drop} fill-marigold stroke-ink`}
          />
        </g>
      ))}
    </svg>
  )
}
