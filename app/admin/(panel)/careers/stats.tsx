import { StatCard } from '@/components/ui/stat-card'
import { countPositions } from '@/lib/careers/admin-queries'

export async function Stats() {
  const { total, active, departments, remote } = await countPositions()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatCard label="Total" value={total.toLocaleString('en-NG')} />
      <StatCard label="Active" value={active.toLocaleString('en-NG')} />
      <StatCard label="Departments" value={departments.toLocaleString('en-NG')} />
      <StatCard label="Remote" value={remote.toLocaleString('en-NG')} />
    </dl>
  )
}
