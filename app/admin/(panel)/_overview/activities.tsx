import { ArrowRight } from 'lucide-react'
import { IfMayOpen } from '@/components/admin/role'
import { TimeAgo } from '@/components/admin/time-ago'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { listNewestActivity } from '@/lib/activity/admin-queries'
import { findRecordPages } from '@/lib/dashboard/admin-queries'
import { RecordLink } from './record-link'

const SHOWN = 10

export async function Activities() {
  const activities = await listNewestActivity(SHOWN)
  const pages = await findRecordPages(activities)
  return (
    <section aria-labelledby="activity">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="activity" className="text-base font-semibold">
          Recent Activity
        </h2>
        <IfMayOpen href="/admin/activity">
          <Link
            href="/admin/activity"
            className="inline-flex items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            All activity <ArrowRight size={16} aria-hidden="true" />
          </Link>
        </IfMayOpen>
      </div>
      <Card>
        {activities.length === 0 && (
          <EmptyState title="No activity yet">Changes made by staff will appear here</EmptyState>
        )}
        <ul aria-labelledby="activity" className="divide-y divide-line">
          {activities.map(({ id, at, actorName, summary, recordId }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-0.5 px-5 py-3 text-sm sm:max-xl:grid-cols-[1fr_auto] sm:max-xl:items-center"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{actorName}</span>{' '}
                <RecordLink href={pages.get(recordId ?? '')}>{summary}</RecordLink>
              </p>
              <div className="sm:max-xl:text-right">
                <TimeAgo at={at} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
