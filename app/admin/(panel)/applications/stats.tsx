import { StatCard } from '@/components/ui/stat-card'
import { countApplications } from '@/lib/applications/admin-queries'
import { applicationStatuses } from '@/lib/applications/schema'
import { formatCount } from '@/lib/count'
import { statusLabels } from './labels'

export async function Stats() {
  const counts = await countApplications()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      <StatCard label="Total" value={formatCount(counts.total)} />
      {applicationStatuses.map((status) => (
        <StatCard key={status} label={statusLabels[status]} value={formatCount(counts[status])} />
      ))}
    </dl>
  )
}
