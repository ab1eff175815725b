import { StatCard } from '@/components/ui/stat-card'
import { formatCount } from '@/lib/count'
import { getRequestCounts } from '@/lib/personal-data/admin-queries'
import { ANSWER_DAYS } from '@/lib/personal-data/request-rules'

export const statLabels = ['Open', 'Overdue', 'Done or refused'] as const

export async function Stats() {
  const { open, overdue, closed } = await getRequestCounts()
  return (
    <dl className="grid grid-cols-2 gap-3 max-md:*:last:col-span-2 md:grid-cols-3">
      <StatCard label="Open" value={formatCount(open)} note={`Answer within ${ANSWER_DAYS} days`} />
      <StatCard
        label="Overdue"
        value={<span className={overdue > 0 ? 'text-danger' : undefined}>{formatCount(overdue)}</span>}
        note={overdue > 0 ? 'Answer these first' : 'Nothing is overdue'}
      />
      <StatCard label="Done or refused" value={formatCount(closed)} note="In the last 30 days" />
    </dl>
  )
}
