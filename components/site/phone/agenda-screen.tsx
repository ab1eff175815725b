import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { timeOf } from '@/lib/plan/calendar-day'
import { formatMonth, formatWeekday, plan } from './plan'
import { TabBar } from './tab-bar'

interface Entry {
  time: number
  name: string
  kobo: number
  kind: 'paid' | 'next' | 'planned' | 'bill'
}

const bills: Entry[] = [
  { time: timeOf('2027-03-08'), name: 'Data and light', kobo: 1_850_000, kind: 'bill' },
  { time: timeOf('2027-03-22'), name: 'Rent', kobo: 6_000_000, kind: 'bill' },
  { time: timeOf('2027-04-05'), name: 'Mother’s birthday', kobo: 2_500_000, kind: 'bill' },
]
const payouts: Entry[] = plan.payouts
  .filter(({ time }) => time >= timeOf('2027-03-01') && time <= timeOf('2027-04-16'))
  .map(({ time, kobo, state }) => ({
    time,
    kobo,
    kind: state,
    name: { paid: 'Paid', next: 'Next payout', planned: 'Locked' }[state],
  }))
const entries = [...payouts, ...bills].sort((one, other) => one.time - other.time)

/** Shows payouts and bills by date: each bill is due after a payday. */
export function AgendaScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-2">
      <p className="px-1 font-display text-xl font-bold tracking-tight">Paydays and bills</p>
      {[...Map.groupBy(entries, ({ time }) => formatMonth(time))].map(([month, ofMonth]) => (
        <div key={month} className="rounded-md border border-line bg-white px-4 pt-2.5 pb-1">
          <p className="text-xs font-semibold text-fg-soft">{month}</p>
          <ul>
            {ofMonth.map((entry) => (
              <AgendaRow key={entry.time} {...entry} />
            ))}
          </ul>
        </div>
      ))}
      <TabBar current="calendar" />
    </div>
  )
}

const dots: Record<Entry['kind'], string> = {
  paid: 'rounded-full bg-brand',
  next: 'rounded-full bg-marigold',
  planned: 'rounded-full border border-neutral-400',
  bill: 'rounded-sm bg-coral',
}

function AgendaRow({ time, name, kobo, kind }: Entry) {
  return (
    <li className="flex items-center gap-3 py-1.75 leading-tight">
      <span className={classNames('size-3 shrink-0', dots[kind])} />
      <span className="grow text-sm font-medium">
        {name}
        <span className="block text-xs font-normal text-fg-soft">{formatWeekday(time)}</span>
      </span>
      <span
        className={classNames('text-sm tabular-nums', kind === 'bill' ? 'text-fg-soft' : 'font-semibold')}
      >
        {kind === 'bill' ? '−' : '+'}
        {formatWholeNaira(kobo)}
      </span>
    </li>
  )
}
