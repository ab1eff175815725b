import { formatDay, plan } from '@/components/site/phone/plan'
import { formatWholeNaira } from '@/lib/money'

/** Draws the amount in the vault stepping down on every payout day, as decoration for wide screens. */
export function PayoutPanel() {
  return (
    <div aria-hidden="true" className="relative isolate hidden overflow-hidden bg-ink text-paper lg:block">
      <div className="absolute inset-x-12 top-12 flex items-end justify-between">
        <p>
          <span className="block text-sm text-mint-deep">In the vault</span>
          <span className="font-display text-3xl font-bold tabular-nums">
            {formatWholeNaira(plan.inVaultKobo)}
          </span>
        </p>
        <p className="text-right">
          <span className="block text-sm text-mint-deep">Next payout: {formatDay(plan.next.time)}</span>
          <span className="font-display text-xl font-bold text-marigold tabular-nums">
            {formatWholeNaira(plan.next.kobo)}
          </span>
        </p>
      </div>
      <div className="absolute inset-x-0 bottom-0 flex h-3/5 items-end">
        {plan.payouts.map((payout) => (
          <span
            key={payout.time}
            className={payout.state === 'paid' ? 'relative flex-1 bg-brand/45' : 'relative flex-1 bg-brand'}
            style={{ height: `${((payout.remainingKobo + payout.kobo) / plan.lockedKobo) * 100}%` }}
          >
            {payout.state !== 'planned' && (
              // Drawn on top of the next step, which the coin overlaps.
              <span
                data-coin=""
                className="absolute right-0 bottom-5 z-1 size-3 translate-x-1/2 rounded-full bg-marigold"
              />
            )}
          </span>
        ))}
      </div>
    </div>
  )
}
