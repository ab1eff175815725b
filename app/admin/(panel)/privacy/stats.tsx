import { StatCard } from '@/components/ui/stat-card'
import { formatCount } from '@/lib/count'
import { getRequestCounts } from '@/lib/personal-data/admin-queries'
import { ANSWER_DAYS } from '@/lib/personal-data/request-rules'

export const statLabels = ['Open', 'Overdue', 'Closed'] as const

export async function Stats() {
  const { open, overdue, closed } = await getRequestCounts()
  return (
    <dl className="grid grid-cols-2 gap-3 max-md:*:last:col-span-2 md:grid-cols-3">
      <StatCard label="Open" value={formatCount(open)} note={`to be answered within ${ANSWER_DAYS} days`} />
      <StatCard
        label="Overdue"
        value={<span className={overdue > 0 ? 'text-danger' : undefined}>{formatCount(overdue)}</span>}
        note={overdue > 0 ? 'answer these first' : 'nothing is overdue'}
      />
      <StatCard label="Closed" value={formatCount(closed)} note="in the last 30 days" />
    </dl>
  )
}
