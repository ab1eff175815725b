import { StatCard } from '@/components/ui/stat-card'
import { formatCount } from '@/lib/count'
import { getOutboxState } from '@/lib/outbox/admin-queries'
import { RetryFailed } from './retry-failed'

export async function OutboxState() {
  const { queued, failed, sent, suppressed } = await getOutboxState()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatCard label="Queued" value={formatCount(queued)} note="waiting to be sent" />
      <StatCard
        label="Failed"
        value={formatCount(failed)}
        note={failed > 0 ? <RetryFailed count={failed} /> : 'no failed emails'}
      />
      <StatCard label="Sent" value={formatCount(sent)} note="in the last 24 hours" />
      <StatCard label="Suppressed addresses" value={formatCount(suppressed)} note="get no bulk email" />
    </dl>
  )
}
