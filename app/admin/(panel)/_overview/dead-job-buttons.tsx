'use client'

import { toast } from 'sonner'
import { ConfirmButton } from '@/components/admin/confirm-button'
import { RowButton } from '@/components/admin/row-button'
import { formatCountOf } from '@/lib/count'
import { settleFailedJobs } from '@/lib/settings/actions'

/** Shows buttons to retry or dismiss all listed jobs. */
export function DeadJobButtons({ ids }: { ids: string[] }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <RowButton
        action={settleFailedJobs}
        input={{ ids, verdict: 'retried' }}
        done={() => toast.success('Queued to run now')}
      >
        Retry
      </RowButton>
      <ConfirmButton
        label="Dismiss"
        question={`Dismiss ${formatCountOf(ids.length, 'failed job')}?`}
        verb="Dismiss"
        disappears
        run={() => settleFailedJobs({ ids, verdict: 'dismissed' })}
        done="Dismissed"
      >
        The work won’t be done. Scheduled jobs still run the next time they’re due.
      </ConfirmButton>
    </div>
  )
}
