import { formatDay } from '@/components/site/phone/plan'
import { type SpentDay, spendMonth } from '@/lib/landing/spent-month'
import { formatWholeNaira } from '@/lib/money'
import { Banner } from './banner'

/** February 2027 starts on a Monday and has exactly four weeks, so there are no partial weeks. */
const DAYS = 28
const SALARY_KOBO = 32_000_000
const MONDAYS = [1, 8, 15, 22]
const WEEKLY_KOBO = SALARY_KOBO / MONDAYS.length
/** The text on the page spells out `oneIn` as "a sixth". */
const habit = { minKobo: 1_000_000, oneIn: 6 }

const lumpSum = spendMonth(DAYS, new Map([[1, SALARY_KOBO]]), habit)
const plannedDays = spendMonth(DAYS, new Map(MONDAYS.map((day) => [day, WEEKLY_KOBO])), habit)
const lastFundedDay = lumpSum.filter((day) => day.onHandKobo > 0).length
const leftKobo = plannedDays.reduce((left, day) => left - day.spentKobo, SALARY_KOBO)

const formatFebruaryDay = (day: number) => formatDay(Date.UTC(2027, 1, day))

export function LastAsIntended() {
  return (
    <Banner
      id="last-as-intended"
      title="See your money last as intended"
      className="border border-line bg-white lg:col-span-6"
    >
      <p className="mt-4 text-neutral-700 md:text-lg">
        One salary, one habit: each day, a sixth of what’s left gets spent, but never less than{' '}
        {formatWholeNaira(habit.minKobo)}.
      </p>
      <div className="mt-6 grid grow grid-cols-2 grid-rows-[auto_8rem_auto] gap-x-5 sm:gap-x-8">
        <Month
          title={`${formatWholeNaira(SALARY_KOBO)} all at once`}
          result={`Gone on ${formatFebruaryDay(lastFundedDay)}`}
          note={`You’d need another way to pay for the last ${DAYS - lastFundedDay} days.`}
        >
          <Days days={lumpSum} className="fill-coral" />
        </Month>
        <Month
          title={`${formatWholeNaira(WEEKLY_KOBO)} every Monday`}
          result={`${formatWholeNaira(leftKobo)} to spare on ${formatFebruaryDay(DAYS)}`}
          note="The green part is still locked, so the same habit costs you less."
        >
          <Vault />
          <Days days={plannedDays} isAboveVault className="fill-marigold" />
        </Month>
      </div>
      <p className="mt-5 text-sm text-neutral-700">
        A worked example, not a promise. Put your own amount into the{' '}
        <a href="#calculator" className="font-semibold text-ink underline underline-offset-4">
          payout calculator
        </a>
        .
      </p>
    </Banner>
  )
}

interface MonthProps {
  title: string
  result: string
  note: string
  children: React.ReactNode
}

function Month({ title, result, note, children }: MonthProps) {
  return (
    <figure className="row-span-3 grid grid-rows-subgrid">
      <figcaption className="mb-4 max-sm:text-sm">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1 font-display text-lg leading-tight font-bold tracking-tight sm:text-xl">
          {result}
        </p>
        <p className="mt-2 text-sm text-neutral-700">{note}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${DAYS * 10} 130`}
        // Stretches the chart to the height of the text. Strokes keep their width, so dots stay round.
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        <path d={`M0 129.5H${DAYS * 10}`} className="stroke-ink" />
        {children}
      </svg>
      <p className="mt-2 flex justify-between text-xs font-medium" aria-hidden="true">
        {[1, DAYS].map((day) => (
          <span key={day}>{formatFebruaryDay(day)}</span>
        ))}
      </p>
    </figure>
  )
}

const heightOf = (kobo: number) => Math.round((kobo / SALARY_KOBO) * 1280) / 10
const lockedKoboOn = (day: number) =>
  SALARY_KOBO - WEEKLY_KOBO * MONDAYS.filter((monday) => monday <= day).length

/** Draws one bar per day: the money available that morning. A day without money is an empty ring. */
function Days({
  days,
  isAboveVault,
  className,
}: {
  days: SpentDay[]
  isAboveVault?: boolean
  className: string
}) {
  const rings = days
    .filter(({ onHandKobo }) => onHandKobo === 0)
    .map(({ day }) => `M${day * 10 - 5} 123h0`)
    .join('')
  return (
    <>
      {days.map(({ day, onHandKobo }) => {
        if (onHandKobo === 0) return null
        const base = 129 - (isAboveVault ? heightOf(lockedKoboOn(day)) : 0)
        const height = heightOf(onHandKobo)
        return (
          <rect
            key={day}
            x={(day - 1) * 10 + 0.75}
            y={base - height}
            width="8.5"
            height={height}
            rx="1"
            className={className}
          />
        )
      })}
      {rings && (
        <>
          <path d={rings} strokeWidth="6.5" strokeLinecap="round" className="stroke-coral-deep" />
          <path d={rings} strokeWidth="4" strokeLinecap="round" className="stroke-mint" />
        </>
      )}
    </>
  )
}

/** Draws the locked amount, which steps down every Monday. */
function Vault() {
  return MONDAYS.map((day) => (
    <rect
      key={day}
      x={(day - 1) * 10}
      y={129 - heightOf(lockedKoboOn(day))}
      width="70"
      height={heightOf(lockedKoboOn(day))}
      shapeRendering="crispEdges"
      className="fill-brand"
    />
  ))
}
