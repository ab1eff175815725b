import { formatWholeNaira } from '@/lib/money'
import { formatDay } from './plan'
import { spending } from './spending'
import { TabBar } from './tab-bar'

const { byCategory, spentKobo, before } = spending
const largest = Math.max(...byCategory.map(({ kobo, beforeKobo }) => Math.max(kobo, beforeKobo)))
const lessKobo = before.spentKobo - spentKobo

/** Shows spending since the last payday compared with the period before it, and how long the rest will last. */
export function ComparisonScreen() {
  return (
    <div className="flex grow flex-col gap-3 px-4 pt-2">
      <p className="px-1 font-display text-xl font-bold tracking-tight">This payday vs last</p>
      <div className="grid grid-cols-2 gap-2 text-xs">
        <p className="rounded-md bg-brand px-3.5 py-3 text-mint">
          Since {formatDay(spending.days[0]?.time ?? 0)}
          <span className="block font-display text-lg font-bold text-white">
            {formatWholeNaira(spentKobo)}
          </span>
        </p>
        <p className="rounded-md bg-mint px-3.5 py-3 text-brand-deep">
          From {formatDay(before.from)}
          <span className="block font-display text-lg font-bold text-ink">
            {formatWholeNaira(before.spentKobo)}
          </span>
        </p>
      </div>
      <ul className="flex grow flex-col justify-around rounded-md border border-line bg-white px-4 py-2">
        {byCategory.map(({ category, kobo, beforeKobo }) => (
          <li key={category} className="py-1.5 text-xs">
            <p className="flex justify-between">
              <span className="font-semibold">{category}</span>
              <span className="tabular-nums">{formatWholeNaira(kobo)}</span>
            </p>
            <Bar kobo={kobo} className="mt-1.5 bg-brand" />
            <Bar kobo={beforeKobo} className="mt-1 bg-mint-deep" />
          </li>
        ))}
      </ul>
      <p className="rounded-md bg-marigold-soft px-4 py-3 text-sm leading-snug">
        <strong className="font-semibold">{formatWholeNaira(lessKobo)} less than last time.</strong> What is
        left lasts until {formatDay(spending.lastsUntil)}, after your next payday.
      </p>
      <TabBar current="insights" />
    </div>
  )
}

function Bar({ kobo, className }: { kobo: number; className: string }) {
  return (
    <span
      className={`block h-1.75 rounded-full ${className}`}
      style={{ width: `${Math.round((kobo / largest) * 100)}%` }}
    />
  )
}
