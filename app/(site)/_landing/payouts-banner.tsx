import { Banner } from './banner'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const HOURS = 24

/** Spells "24/7" in dots, with one column per hour and one row per day. 24 by 7 dots are just enough. */
const LIT = [
  '..XXX......X.....X.XXXXX',
  '.X...X....XX.....X.....X',
  '.....X...X.X....X.....X.',
  '....X...X..X....X....X..',
  '...X....XXXXX..X....X...',
  '..X........X..X.....X...',
  '.XXXXX.....X..X.....X...',
]

export function PayoutsBanner() {
  return (
    <Banner id="payouts" title="Automated payouts, 24/7" className="gap-6 bg-ink text-white lg:col-span-5">
      <figure className="my-auto text-neutral-300">
        <div className="grid gap-x-3 sm:grid-cols-[auto_1fr] text-xs font-medium" aria-hidden="true">
          <div className="flex flex-col justify-around max-sm:hidden">
            {DAYS.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
          <svg
            viewBox={`0 0 ${HOURS * 10} ${DAYS.length * 10}`}
            aria-hidden="true"
            className="block w-full sm:col-start-2"
          >
            <path d={dots('.')} strokeWidth="3" strokeLinecap="round" className="stroke-white/30" />
            <path d={dots('X')} strokeWidth="8.5" strokeLinecap="round" className="stroke-marigold" />
          </svg>
          <p className="mt-2 sm:col-start-2 grid grid-cols-4">
            <span>Midnight</span>
            <span>6 AM</span>
            <span>Noon</span>
            <span>6 PM</span>
          </p>
        </div>
        <figcaption className="mt-3 text-sm">One dot for each hour of the week.</figcaption>
      </figure>
      <ul className="grid gap-5 sm:max-lg:grid-cols-2">
        <li className="border-l-4 border-marigold pl-4">
          <strong className="block font-semibold">No time or day restrictions</strong>
          Schedule a payout for a Sunday and it goes out that Sunday.
        </li>
        <li className="border-l-4 border-marigold pl-4">
          <strong className="block font-semibold">No breaks or holidays</strong>
          Christmas, Sallah, New Year’s Day: payday is still payday.
        </li>
      </ul>
    </Banner>
  )
}

/** Returns the path of all dots of one kind, as zero-length lines with round ends. */
function dots(character: 'X' | '.') {
  return LIT.flatMap((row, day) =>
    [...row].map((cell, hour) => (cell === character ? `M${hour * 10 + 5} ${day * 10 + 5}h0` : '')),
  ).join('')
}
