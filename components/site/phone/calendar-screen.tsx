import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { formatMonth, formatWeekday, type Payout, plan } from './plan'
import { TabBar } from './tab-bar'

const date = new Date(plan.today)
const [year, month, today] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
const dayCount = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
const firstColumn = ((new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7) + 1
const days = Array.from({ length: dayCount }, (_, index) => index + 1)
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const ofMonth = plan.payouts.filter(({ time }) => new Date(time).getUTCMonth() === month)
const arrived = ofMonth.filter(({ state }) => state === 'paid')
const stateOf = (day: number) => ofMonth.find(({ time }) => new Date(time).getUTCDate() === day)?.state

/** Shows one month of the plan: past and future payouts with their dates. */
export function CalendarScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-2">
      <p className="flex items-baseline justify-between px-1">
        <span className="font-display text-xl font-bold tracking-tight">{formatMonth(plan.today)}</span>
        <span className="text-xs text-fg-soft">
          {arrived.length} of {ofMonth.length} arrived
        </span>
      </p>
      <div className="rounded-md border border-line bg-white px-2.5 py-3">
        <div className="grid grid-cols-7 gap-y-1 text-center text-xs">
          {weekdays.map((weekday) => (
            <span key={weekday} className="pb-1 font-medium text-fg-soft">
              {weekday}
            </span>
          ))}
          {days.map((day) => (
            <Day key={day} day={day} />
          ))}
        </div>
      </div>
      <ul className="flex flex-col gap-2">
        {ofMonth.map((payout) => (
          <Event key={payout.time} payout={payout} />
        ))}
      </ul>
      <p className="flex justify-between px-1 text-xs text-fg-soft">
        <span>Payouts in {formatMonth(plan.today)}</span>
        <span className="font-semibold text-ink">{formatWholeNaira(plan.payoutKobo * ofMonth.length)}</span>
      </p>
      <TabBar current="calendar" />
    </div>
  )
}

const looks: Record<Payout['state'], string> = {
  paid: 'bg-brand font-bold text-white',
  next: 'bg-marigold font-bold text-ink',
  planned: 'bg-mint font-bold',
}

function Day({ day }: { day: number }) {
  const state = stateOf(day)
  return (
    <span
      style={day === 1 ? { gridColumnStart: firstColumn } : undefined}
      className={classNames(
        'flex aspect-square items-center justify-center justify-self-center rounded-full',
        'w-[88%]',
        state && looks[state],
        !state && day < today && 'text-fg-soft',
        day === today && 'font-bold ring-2 ring-brand ring-inset',
      )}
    >
      {day}
    </span>
  )
}

function Event({ payout }: { payout: Payout }) {
  const isPaid = payout.state === 'paid'
  return (
    <li
      className={classNames(
        'flex items-center gap-3 rounded-md px-4 py-2.5',
        isPaid ? 'bg-mint' : 'bg-marigold-soft',
      )}
    >
      <span className={classNames('size-3.5 shrink-0 rounded-full', isPaid ? 'bg-brand' : 'bg-marigold')} />
      <span className="grow leading-tight">
        <span className="block text-sm font-semibold">{formatWeekday(payout.time)}</span>
        <span className={classNames('text-xs', isPaid ? 'text-brand-deep' : 'text-marigold-deep')}>
          {isPaid ? `Paid to ··${plan.accountEnding}, 9:00 AM` : `Due in ${plan.daysToNext} days, 9:00 AM`}
        </span>
      </span>
      <span className="font-display text-sm font-bold">{formatWholeNaira(payout.kobo)}</span>
    </li>
  )
}
