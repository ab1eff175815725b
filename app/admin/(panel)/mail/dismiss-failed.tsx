'use client'

import { toast } from 'sonner'
import { ConfirmButton } from '@/components/admin/confirm-button'
import { formatCountOf } from '@/lib/count'
import { dismissFailedEmails } from '@/lib/outbox/actions'

/** Offers to cancel the failed emails, for example after they have become outdated. */
export function DismissFailed({ count, shownAt }: { count: number; shownAt: string }) {
  return (
    <ConfirmButton
      label="Dismiss all"
      button={{ variant: 'ghost', className: 'min-h-6! px-0! text-xs! underline underline-offset-4' }}
      question={`Dismiss ${formatCountOf(count, 'failed email')}?`}
      verb="Dismiss all"
      disappears
      run={() => dismissFailedEmails({ shownAt })}
      done={(dismissed) => {
        toast.success(`${formatCountOf(dismissed.count, 'email')} dismissed`)
      }}
    >
      They won’t be sent, and you won’t be able to retry them.
    </ConfirmButton>
  )
}
