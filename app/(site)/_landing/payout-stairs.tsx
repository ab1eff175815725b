import { plan } from '@/components/site/phone/plan'
import { round } from '@/components/site/round'
import styles from './hero.module.css'

const columns = plan.payouts.length
const percent = (share: number) => `${round(share * 100)}%`

/**
 * Draws the product's central illustration: an amount that steps down on every payout day, with a drop falling from
 * each step to the ground. Positions are percentages, so the drawing fills any box without distorting the drops.
 */
export function PayoutStairs() {
  return (
    <svg width="100%" height="100%" overflow="visible" aria-hidden="true" className="block">
      {/* Each step reaches to the left edge, so that no gap shows between two. */}
      {plan.payouts.map((payout, index) => {
        const height = (payout.remainingKobo + payout.kobo) / plan.lockedKobo
        return (
          <rect
            key={payout.time}
            y={percent(1 - height)}
            width={percent((index + 1) / columns)}
            height={percent(height)}
            className="fill-brand"
            shapeRendering="crispEdges"
          />
        )
      })}
      {plan.payouts.map((payout, index) => (
        <g key={payout.time}>
          <line
            x1={percent((index + 1) / columns)}
            x2={percent((index + 1) / columns)}
            y1={percent(1 - payout.remainingKobo / plan.lockedKobo)}
            y2="100%"
            className={`${styles.fall} stroke-mint`}
          />
          <circle
            cx={percent((index + 1) / columns)}
            cy="100%"
            className={`${styles.drop} fill-marigold stroke-ink`}
          />
        </g>
      ))}
    </svg>
  )
}
