import { Card } from '@/components/ui/card'
import { formatCount } from '@/lib/count'
import { countRecentSignups, listSignupDays, type SignupDay, type Weeks } from '@/lib/dashboard/admin-queries'
import { CHART_DAYS } from '@/lib/dashboard/schema'
import { formatLongDate, fromLagos } from '@/lib/dates'
import { SignupSources } from './signup-sources'
import { SignupsChart } from './signups-chart'
import { weekChange } from './week-change'

/** Shows recent signups as a chart, with a table for people who prefer to read the numbers, and their sources. */
export async function Signups() {
  const [days, recent] = await Promise.all([listSignupDays(), countRecentSignups()])
  const waitlist = days.reduce((sum, day) => sum + day.waitlist, 0)
  const newsletter = days.reduce((sum, day) => sum + day.newsletter, 0)
  return (
    <section aria-labelledby="signups">
      <h2 id="signups" className="mb-3 text-base font-semibold">
        Signups in the last {CHART_DAYS} days
      </h2>
      <Card className="px-5 py-4">
        <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
          <Total mark="bg-accent" name="joined the waitlist" count={waitlist} weeks={recent.waitlist} />
          <Total
            mark="bg-on-warn-soft"
            name="subscribed to the newsletter"
            count={newsletter}
            weeks={recent.newsletter}
          />
        </dl>
        {waitlist + newsletter === 0 ? (
          <p className="text-sm text-fg-soft">No one signed up in this period.</p>
        ) : (
          <>
            <SignupsChart
              days={days}
              label={`Signups per day: ${waitlist} joined the waitlist, ${newsletter} subscribed to the newsletter. The figures are in the table below.`}
            />
            <details className="mt-3 text-sm">
              <summary className="w-fit cursor-pointer rounded-sm py-1 text-fg-soft hover:text-fg">
                Show as a table
              </summary>
              <SignupTable days={days} />
            </details>
          </>
        )}
        <SignupSources sources={recent.sources} />
      </Card>
    </section>
  )
}

interface TotalProps {
  mark: string
  name: string
  count: number
  weeks: Weeks
}

function Total({ mark, name, count, weeks }: TotalProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-2">
      <dt className="col-start-2 text-sm text-fg-soft">{name}</dt>
      <dd className="col-start-1 row-start-1 flex items-center gap-2 font-display text-xl font-semibold tabular-nums">
        <span aria-hidden="true" className={`size-3 rounded-sm ${mark}`} />
        {formatCount(count)}
      </dd>
      <dd className="col-span-2 text-sm text-fg-soft">{weekChange(weeks)}</dd>
    </div>
  )
}

function SignupTable({ days }: { days: readonly SignupDay[] }) {
  return (
    <table className="mt-2 w-full max-w-md text-left tabular-nums">
      <caption className="sr-only">Signups per day, newest first</caption>
      <thead className="text-xs text-fg-soft">
        <tr>
          <th scope="col">Day</th>
          <th scope="col" className="text-right">
            Waitlist
          </th>
          <th scope="col" className="text-right">
            Newsletter
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.toReversed().map(({ day, waitlist, newsletter }) => (
          <tr key={day}>
            <th scope="row" className="py-1.5 font-normal">
              {formatLongDate(fromLagos(`${day}T00:00`))}
            </th>
            <td className="text-right">{formatCount(waitlist)}</td>
            <td className="text-right">{formatCount(newsletter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
