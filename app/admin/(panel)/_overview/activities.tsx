import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { listActivity } from '@/lib/audit/admin-queries'
import { formatDateTime } from '@/lib/dates'

export async function Activities() {
  const activities = await listActivity(10)
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-3 text-base font-semibold">
        Recent Activity
      </h2>
      <Card>
        {activities.length === 0 && (
          <EmptyState title="No activity yet">What staff change appears here.</EmptyState>
        )}
        <ul className="divide-y divide-line">
          {activities.map(({ id, at, actorName, summary }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-5 py-3 text-sm"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{actorName}</span> {summary}
              </p>
              <time dateTime={at.toISOString()} className="text-fg-soft tabular-nums">
                {formatDateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
