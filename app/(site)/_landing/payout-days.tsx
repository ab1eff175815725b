import { formatDay, plan } from '@/components/site/phone/plan'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'

/** Labels every payout day below its drop. Narrow screens show a few; screen readers read all. */
export function PayoutDays({ className }: { className?: string }) {
  return (
    <div className={classNames(className, 'pt-6 text-center text-xs text-neutral-300')}>
      <ol aria-label="Payout days">
        {plan.payouts.map((payout) => (
          <li key={payout.time} className="whitespace-nowrap max-md:not-first:not-nth-[4n]:opacity-0">
            <span className="flex justify-center text-xs font-semibold text-white md:text-sm lg:text-xs xl:text-sm">
              {formatDay(payout.time)}
            </span>
            <span className="max-xl:sr-only">{formatWholeNaira(payout.kobo)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
