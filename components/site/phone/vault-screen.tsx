import { round } from '@/components/site/round'
import { classNames } from '@/components/ui/class-names'
import { formatNaira, formatWholeNaira } from '@/lib/money'
import { formatDay, formatWeekday, type Payout, plan } from './plan'
import { TabBar } from './tab-bar'

/** Shows the app's home screen: the amount in the vault, the next payout and the schedule. */
export function VaultScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-2">
      <div className="flex items-center justify-between px-1">
        <p className="text-base font-semibold">Good morning, {plan.person.firstName}</p>
        <span className="flex size-8 items-center justify-center rounded-full bg-mint-deep text-xs font-bold text-brand-deep">
          {plan.person.initials}
        </span>
      </div>
      <VaultCard />
      <NextPayout />
      <Schedule />
      <TabBar current="vault" />
    </div>
  )
}

function VaultCard() {
  return (
    <div className="overflow-hidden rounded-md bg-brand text-white">
      <div className="flex items-center justify-between px-4 pt-4 text-xs font-medium text-mint">
        <span>In your vault</span>
        <span className="flex items-center gap-1">
          <svg
            viewBox="0 0 12 12"
            className="size-3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            aria-hidden="true"
          >
            <rect x="2" y="5.2" width="8" height="5.6" rx="1.4" fill="currentColor" />
            <path d="M4 5.2V3.6a2 2 0 0 1 4 0v1.6" />
          </svg>
          Last payout {formatDay(plan.last.time)}
        </span>
      </div>
      <p className="px-4 pt-1 font-display text-2xl leading-none font-bold tracking-tight whitespace-nowrap">
        {formatNaira(plan.inVaultKobo)}
      </p>
      <Steps />
      <p className="flex justify-between bg-brand-deep px-4 py-2.5 text-xs text-mint">
        <span>{formatWholeNaira(plan.paidKobo)} paid out</span>
        <span>
          {plan.paidCount} of {plan.payouts.length}
        </span>
      </p>
    </div>
  )
}

/** Draws the amount as falling steps, one column per payout. Past payouts are only outlined. */
function Steps() {
  const width = round(100 / plan.payouts.length)
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      className="mt-3 block h-13 w-full"
      aria-hidden="true"
    >
      {plan.payouts.map((payout, index) => {
        const height = round(((payout.remainingKobo + payout.kobo) / plan.lockedKobo) * 28)
        return (
          <rect
            key={payout.time}
            x={round(index * width)}
            y={round(30 - height)}
            width={width}
            height={height}
            shapeRendering="crispEdges"
            className={payout.state === 'paid' ? 'fill-brand-deep' : 'fill-mint'}
            opacity={payout.state === 'paid' ? 0.55 : 1}
          />
        )
      })}
    </svg>
  )
}

function NextPayout() {
  return (
    <div className="flex items-center gap-3 rounded-md bg-marigold-soft px-4 py-3">
      <svg viewBox="0 0 24 24" className="size-7 shrink-0 text-marigold" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="currentColor" />
      </svg>
      <p className="grow leading-tight">
        <span className="block text-xs text-marigold-deep">Next, in {plan.daysToNext} days</span>
        <span className="block text-sm font-semibold">{formatWeekday(plan.next.time)}</span>
      </p>
      <p className="text-right leading-tight">
        <span className="block font-display text-base font-bold">{formatWholeNaira(plan.next.kobo)}</span>
        <span className="block text-xs text-marigold-deep">to bank ··{plan.accountEnding}</span>
      </p>
    </div>
  )
}

function Schedule() {
  const from = plan.paidCount - 1
  return (
    <div className="grow rounded-md border border-line bg-white px-4 pt-3">
      <p className="text-xs font-semibold text-fg-soft">Payout schedule</p>
      <ul className="mt-1">
        {plan.payouts.slice(from, from + 4).map((payout) => (
          <ScheduleRow key={payout.time} payout={payout} />
        ))}
      </ul>
    </div>
  )
}

const dots: Record<Payout['state'], string> = {
  paid: 'bg-brand',
  next: 'bg-marigold',
  planned: 'border border-neutral-400 bg-white',
}
const stateLabels: Record<Payout['state'], string> = { paid: 'Paid', next: 'Next', planned: '' }

function ScheduleRow({ payout }: { payout: Payout }) {
  return (
    <li className="relative flex items-center gap-3 py-2 text-sm before:absolute before:top-0 before:bottom-0 before:left-1.25 before:w-px before:bg-neutral-200">
      <span className={classNames('relative size-2.75 rounded-full', dots[payout.state])} />
      <span className="font-medium">{formatWeekday(payout.time)}</span>
      <span className="text-xs text-fg-soft">{stateLabels[payout.state]}</span>
      <span className="ml-auto">{formatWholeNaira(payout.kobo)}</span>
    </li>
  )
}
