import { formatCount } from '@/lib/count'
import type { RecentSignups } from '@/lib/dashboard/admin-queries'
import { sourceLabel } from '../waitlist/labels'

/** Shows where the people who joined the waitlist in the last 7 days came from. */
export function SignupSources({ sources }: Pick<RecentSignups, 'sources'>) {
  const total = sources.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby="sources" className="mt-5 border-t border-line pt-4">
      <h3 id="sources" className="text-sm font-semibold">
        Waitlist sources in the last 7 days
      </h3>
      {total === 0 ? (
        <p className="mt-2 text-sm text-fg-soft">No one joined the waitlist in this period.</p>
      ) : (
        <ul className="mt-2 grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
          {sources.map(({ source, count }) => (
            <li key={source} className="flex items-center gap-3">
              <span className="w-40 shrink-0 truncate">{sourceLabel(source)}</span>
              <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(count / total) * 100}%` }}
                />
              </span>
              <span className="min-w-8 text-right tabular-nums">{formatCount(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
