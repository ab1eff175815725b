'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { formatCountOf } from '@/lib/count'
import { settleFailedJobs } from '@/lib/settings/actions'

/** Shows buttons to retry or dismiss all listed jobs. */
export function DeadJobButtons({ ids }: { ids: string[] }) {
  const [settle, isPending] = useAction(settleFailedJobs, { done: 'Queued to run now' })
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        loading={isPending}
        onClick={() => settle({ ids, verdict: 'retried' })}
      >
        Retry
      </Button>
      <ConfirmButton
        label="Dismiss"
        question={`Dismiss ${formatCountOf(ids.length, 'failed job')}?`}
        verb="Dismiss"
        run={() => settleFailedJobs({ ids, verdict: 'dismissed' })}
        done="Dismissed"
      >
        The work won’t be done. Scheduled jobs still run the next time they’re due.
      </ConfirmButton>
    </div>
  )
}
