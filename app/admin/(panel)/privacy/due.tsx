import { Badge } from '@/components/ui/badge'
import { formatLongDate } from '@/lib/dates'
import type { ListedRequest } from '@/lib/personal-data/admin-queries'
import { timeLeft } from './labels'

/** Shows the deadline of a request, and whether it is overdue. */
export function Due({ request }: { request: Pick<ListedRequest, 'dueAt' | 'closedAt'> }) {
  const { dueAt, closedAt } = request
  const now = new Date()
  const isOverdue = !closedAt && dueAt < now
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <time dateTime={dueAt.toISOString()} className="tabular-nums">
        {formatLongDate(dueAt)}
      </time>
      {isOverdue ? (
        <Badge tone="danger">Overdue {timeLeft(dueAt, now)}</Badge>
      ) : (
        !closedAt && <span className="text-sm text-fg-soft">{timeLeft(dueAt, now)}</span>
      )}
    </span>
  )
}
