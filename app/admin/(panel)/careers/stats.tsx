import { StatCard } from '@/components/ui/stat-card'
import { countPositions } from '@/lib/careers/admin-queries'
import { formatCount } from '@/lib/count'

export async function Stats() {
  const { total, active, departments, remote } = await countPositions()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatCard label="Total" value={formatCount(total)} />
      <StatCard label="Active" value={formatCount(active)} />
      <StatCard label="Departments" value={formatCount(departments)} />
      <StatCard label="Remote" value={formatCount(remote)} />
    </dl>
  )
}
