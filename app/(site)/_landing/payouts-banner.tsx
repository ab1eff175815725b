import { Section, SectionTitle } from '@/components/site/section'

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
    <Section id="payouts">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.7fr_1fr] lg:items-end">
        <figure>
          <div
            className="grid gap-x-4 text-xs md:grid-cols-[auto_1fr] font-medium text-fg-soft"
            aria-hidden="true"
          >
            <div className="flex flex-col justify-around max-md:hidden">
              {DAYS.map((day) => (
                <span key={day}>{day}</span>
              ))}
            </div>
            <svg
              viewBox={`0 0 ${HOURS * 10} ${DAYS.length * 10}`}
              aria-hidden="true"
              className="md:col-start-2 block w-full"
            >
              <path d={dots('.')} strokeWidth="3" strokeLinecap="round" className="stroke-mint-deep" />
              <path d={dots('X')} strokeWidth="8.5" strokeLinecap="round" className="stroke-marigold" />
            </svg>
            <p className="mt-2 grid md:col-start-2 grid-cols-4">
              <span>Midnight</span>
              <span>6 AM</span>
              <span>Noon</span>
              <span>6 PM</span>
            </p>
          </div>
          <figcaption className="mt-4 text-sm text-fg-soft">
            One dot for each hour of the week. Payouts don’t stop on weekends or holidays.
          </figcaption>
        </figure>
        <div>
          <SectionTitle sectionId="payouts">Automated payouts, 24/7</SectionTitle>
          <ul className="mt-6 space-y-6">
            <li className="border-l-4 border-marigold pl-5">
              <strong className="block text-lg font-semibold">No time or day restrictions</strong>
              Schedule a payout for a Sunday and it goes out that Sunday.
            </li>
            <li className="border-l-4 border-marigold pl-5">
              <strong className="block text-lg font-semibold">No breaks or holidays</strong>
              Christmas, Sallah, New Year’s Day: payday is still payday.
            </li>
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** Returns the path of all dots of one kind, as zero-length lines with round ends. */
function dots(character: 'X' | '.') {
  return LIT.flatMap((row, day) =>
    [...row].map((cell, hour) => (cell === character ? `M${hour * 10 + 5} ${day * 10 + 5}h0` : '')),
  ).join('')
}
