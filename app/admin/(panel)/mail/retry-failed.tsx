'use client'

import { useRef } from 'react'
import { toast } from 'sonner'
import { useAction } from '@/components/admin/use-action'
import { formatCount, formatCountOf } from '@/lib/count'
import { retryFailedEmails } from '@/lib/outbox/actions'
import { RETRY_LIMIT } from '@/lib/outbox/schema'

/** Offers to retry all failed emails, for example after a mail server problem has been fixed. */
export function RetryFailed({ count }: { count: number }) {
  const [retry, isPending] = useAction(retryFailedEmails, {
    done: (retried) => {
      toast.success(`${formatCountOf(retried.count, 'email is', 'emails are')} queued again`)
      // The button is about to disappear.
      note.current?.focus()
    },
  })
  const note = useRef<HTMLSpanElement>(null)
  return (
    <span ref={note} tabIndex={-1} className="outline-none">
      {count === 0 ? (
        'No failed emails'
      ) : (
        <button
          type="button"
          disabled={isPending}
          onClick={() => retry({})}
          className="min-h-6 font-semibold text-accent underline underline-offset-4 disabled:opacity-60"
        >
          {isPending
            ? 'Queuing...'
            : count > RETRY_LIMIT
              ? `Retry ${formatCount(RETRY_LIMIT)} of them`
              : 'Retry all'}
        </button>
      )}
    </span>
  )
}
