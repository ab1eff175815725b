import { RefreshWhile } from '@/components/admin/refresh-while'
import { StatCard } from '@/components/ui/stat-card'
import { formatCount } from '@/lib/count'
import { getOutboxState } from '@/lib/outbox/admin-queries'
import { DismissFailed } from './dismiss-failed'
import { RetryFailed } from './retry-failed'

export async function OutboxState() {
  const { queued, failed, sent, suppressed } = await getOutboxState()
  return (
    <>
      <RefreshWhile isRunning={queued > 0} />
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <StatCard label="Queued" value={formatCount(queued)} note="Waiting to be sent" />
        <StatCard
          label="Failed"
          value={formatCount(failed)}
          note={
            <div className="flex flex-wrap items-center gap-x-5">
              <RetryFailed count={failed} />
              {failed > 0 && <DismissFailed count={failed} shownAt={new Date().toISOString()} />}
            </div>
          }
        />
        <StatCard label="Sent" value={formatCount(sent)} note="In the last 24 hours" />
        <StatCard label="Suppressed addresses" value={formatCount(suppressed)} note="Get no bulk email" />
      </dl>
    </>
  )
}
