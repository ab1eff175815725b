import type { SignupDay } from '@/lib/dashboard/admin-queries'
import { axisTicks } from '@/lib/dashboard/chart-scale'
import { formatLongDate, fromLagos } from '@/lib/dates'

/** Heights in pixels. Widths are percentages of the plot's width, so that text keeps its size on every screen. */
const TOP = 8
const PLOT = 168
const BOTTOM = TOP + PLOT
const HEIGHT = BOTTOM + 26
/** The minimum height of a bar, so that it is visible next to large ones. */
const MIN_BAR = 2
const WEEK = 7

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** Draws a stacked bar for each day, with the newsletter on top of the waitlist. The axis starts at zero. */
export function SignupsChart({ days, label }: { days: readonly SignupDay[]; label: string }) {
  const ticks = axisTicks(Math.max(0, ...days.map(({ waitlist, newsletter }) => waitlist + newsletter)))
  const top = ticks.at(-1) ?? 1
  const scale = (count: number) => (count === 0 ? 0 : Math.max(MIN_BAR, (count / top) * PLOT))
  const yOf = (tick: number) => BOTTOM - (tick / top) * PLOT
  return (
    <div className="flex gap-2.5 text-xs">
      <svg aria-hidden="true" width="34" height={HEIGHT} className="shrink-0 fill-fg-soft tabular-nums">
        {ticks.map((tick) => (
          <text key={tick} x="34" y={yOf(tick)} textAnchor="end" dominantBaseline="central">
            {compact.format(tick)}
          </text>
        ))}
      </svg>
      <svg role="img" aria-label={label} height={HEIGHT} className="w-full min-w-0 flex-1 overflow-visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={yOf(tick)}
            y2={yOf(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        {days.map((day, index) => (
          <Bar
            key={day.day}
            day={day}
            left={leftPercent(index, days)}
            width={100 / days.length}
            scale={scale}
          />
        ))}
        {days.map(({ day }, index) => {
          const daysAgo = days.length - 1 - index
          if (daysAgo % WEEK !== 0) return null
          return (
            <text
              key={day}
              x={daysAgo === 0 ? '100%' : `${leftPercent(index + 0.5, days)}%`}
              y={BOTTOM + 18}
              textAnchor={daysAgo === 0 ? 'end' : 'middle'}
              // Phones have no room for every label, so they hide every other one.
              className={daysAgo % (2 * WEEK) === 0 ? 'fill-fg-soft' : 'fill-fg-soft max-sm:hidden'}
            >
              {daysAgo === 0 ? 'Today' : shortDay(day)}
            </text>
          )
        })}
      </svg>
    </div>
  )
}

interface BarProps {
  day: SignupDay
  /** As a percentage of the plot's width, like `width`. */
  left: number
  width: number
  scale: (count: number) => number
}

function Bar({ day: { day, waitlist, newsletter }, left, width, scale }: BarProps) {
  const [waitlistHeight, newsletterHeight] = [scale(waitlist), scale(newsletter)]
  const bar = { x: `${left + width * 0.14}%`, width: `${width * 0.72}%` }
  return (
    <g>
      <title>{`${shortDay(day)}: ${waitlist} joined the waitlist, ${newsletter} subscribed to the newsletter`}</title>
      <rect
        x={`${left}%`}
        width={`${width}%`}
        y={TOP}
        height={PLOT}
        className="fill-transparent hover:fill-sunken"
      />
      <rect
        {...bar}
        y={BOTTOM - waitlistHeight}
        height={waitlistHeight}
        className="pointer-events-none fill-accent"
      />
      <rect
        {...bar}
        y={BOTTOM - waitlistHeight - newsletterHeight}
        height={Math.max(0, newsletterHeight - (waitlistHeight > 0 && newsletterHeight > MIN_BAR ? 1 : 0))}
        className="pointer-events-none fill-on-warn-soft"
      />
    </g>
  )
}

/** Returns the distance from the left as a percentage of the plot's width. */
function leftPercent(index: number, days: readonly unknown[]) {
  return (index / days.length) * 100
}

/** Formats a date as "21 Nov". */
function shortDay(day: string) {
  return formatLongDate(fromLagos(`${day}T00:00`)).replace(/^(\d+ \w{3}).*$/, '$1')
}
