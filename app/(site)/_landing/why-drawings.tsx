/** The small illustrations next to the reasons. Each uses the page's dots and bars. */

const frequencies = [
  { name: 'Monthly', days: [1] },
  { name: 'Bi-weekly', days: [1, 15] },
  { name: 'Weekly', days: [1, 8, 15, 22] },
  { name: 'Custom', days: [1, 4, 11, 24, 27] },
]
const MONTH = Array.from({ length: 28 }, (_, index) => index + 1)
const dotsOf = (days: number[]) => days.map((day) => `M${day * 10 - 5} 6h0`).join('')

/** Draws the same four weeks at four frequencies. */
export function FrequencyDrawing() {
  return (
    <ul className="w-full space-y-4">
      {frequencies.map(({ name, days }) => (
        <li key={name} className="grid items-center leading-4.5">
          <span className="sr-only">{name}</span>
          <svg
            viewBox="0 0 280 12"
            aria-hidden="true"
            className="block w-full overflow-visible"
            strokeLinecap="round"
          >
            <path d={dotsOf(MONTH)} strokeWidth="6" className="stroke-brand/25" />
            <path d={dotsOf(days)} strokeWidth="22" className="stroke-marigold" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

const cells = Array.from({ length: 28 }, (_, index) => ({
  x: (index % 7) * 24,
  y: Math.floor(index / 7) * 24,
}))
const paydays = [cells[4], cells[18]]
// A square with a thick outline of the same color and round joins looks like a square with rounded corners.
const squares = (some: typeof cells) => some.map(({ x, y }) => `M${x + 6} ${y + 6}h11v11h-11z`).join('')

export function MonthDrawing() {
  return (
    <svg viewBox="0 0 168 96" aria-hidden="true" className="h-24" strokeWidth="10" strokeLinejoin="round">
      <path d={squares(cells.slice(0, 11))} className="fill-mint-deep stroke-mint-deep" />
      <path d={squares(cells.slice(11))} className="fill-mint stroke-mint" />
      <path
        d={paydays.map((cell) => cell && `M${cell.x + 11.5} ${cell.y + 11.5}h0`).join('')}
        strokeWidth="16"
        strokeLinecap="round"
        className="stroke-marigold"
      />
    </svg>
  )
}

export function NoticeDrawing() {
  return (
    <div className="w-full max-w-72 space-y-2 text-sm leading-snug" aria-hidden="true">
      <p className="flex items-center gap-3 rounded-md bg-mint px-4 py-2.5">
        <span className="size-3 shrink-0 rounded-full border-2 border-marigold" />
        <Words>Tomorrow: a payout to your bank</Words>
      </p>
      <p className="ml-6 flex items-center gap-3 rounded-md bg-mint px-4 py-2.5 font-semibold">
        <span className="size-3 shrink-0 rounded-full bg-marigold" />
        <Words>Your payout has arrived</Words>
      </p>
    </div>
  )
}

/** The drawing is too small for words, so bars replace them. */
function Words({ children }: { children: string }) {
  return (
    <span className="h-3 w-full overflow-hidden rounded-full bg-brand">
      <span className="invisible">{children}</span>
    </span>
  )
}

const weeks = [34, 78, 46, 40, 52, 84, 38]

export function AdviceDrawing() {
  return (
    <svg viewBox="0 0 168 96" aria-hidden="true" className="h-24 overflow-visible">
      {weeks.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          x={index * 24}
          y={96 - height}
          width="17"
          height={height}
          rx="3"
          className={height > 70 ? 'fill-coral' : 'fill-brand'}
        />
      ))}
      <path
        d="M-2 40H168"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
        className="stroke-ink"
      />
    </svg>
  )
}

export function WaysInDrawing() {
  return (
    <div className="relative h-24 w-full max-w-60" aria-hidden="true">
      <div className="absolute top-0 left-0 h-20 w-32 -rotate-6 rounded-md bg-brand p-3">
        <div className="h-5 w-7 rounded-sm bg-marigold" />
        <div className="mt-5 h-1.5 w-20 rounded-full bg-mint-deep" />
      </div>
      <p className="absolute right-0 bottom-0 rounded-md bg-ink px-4 py-3 font-display text-xl font-bold text-white tabular-nums">
        *000#
      </p>
    </div>
  )
}
