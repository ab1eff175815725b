import { StatCard } from '@/components/ui/stat-card'
import { formatCount } from '@/lib/count'
import { countEntries } from '@/lib/waitlist/admin-queries'

export async function Stats() {
  const counts = await countEntries()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatCard label="Total" value={formatCount(counts.total)} />
      <StatCard label="Active" value={formatCount(counts.active)} />
      <StatCard label="Notified" value={formatCount(counts.notified)} />
      <StatCard label="Converted" value={formatCount(counts.converted)} />
    </dl>
  )
}
