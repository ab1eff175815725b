import { StatCard } from '@/components/ui/stat-card'
import { getOutboxState } from '@/lib/outbox/admin-queries'
import { RetryFailed } from './retry-failed'

export async function OutboxState() {
  const { queued, failed, sent, suppressed } = await getOutboxState()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatCard label="Queued" value={queued.toLocaleString('en-NG')} note="waiting to be sent" />
      <StatCard
        label="Failed"
        value={failed.toLocaleString('en-NG')}
        note={failed > 0 ? <RetryFailed count={failed} /> : 'nothing to do'}
      />
      <StatCard label="Sent" value={sent.toLocaleString('en-NG')} note="in the last 24 hours" />
      <StatCard
        label="Suppressed"
        value={suppressed.toLocaleString('en-NG')}
        note="addresses that get no bulk email"
      />
    </dl>
  )
}
