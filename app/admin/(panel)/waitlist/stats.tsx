import { StatCard } from '@/components/ui/stat-card'
import { countEntries } from '@/lib/waitlist/admin-queries'

export async function Stats() {
  const counts = await countEntries()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatCard label="Total" value={counts.total.toLocaleString('en-NG')} />
      <StatCard label="Active" value={counts.active.toLocaleString('en-NG')} />
      <StatCard label="Notified" value={counts.notified.toLocaleString('en-NG')} />
      <StatCard label="Converted" value={counts.converted.toLocaleString('en-NG')} />
    </dl>
  )
}
