'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { cancelCampaign } from '@/lib/campaigns/actions'
import { formatCount, formatCountOf } from '@/lib/count'

interface Props {
  id: string
  /** True if the campaign announces a post. */
  isPost: boolean
  isSending: boolean
  processed: number
  recipients: number
  /** Recipients without an email, because they were removed or had unsubscribed before it was created. */
  gone: number
}

export function CampaignProgress({ id, isPost, isSending, processed, recipients, gone }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="grid min-w-56 grow gap-1.5">
        <ProgressBar
          aria-label="Emails processed"
          className="h-2.5 w-full"
          max={Math.max(recipients, processed)}
          value={processed}
        />
        <p className="text-sm text-fg-soft tabular-nums">
          {formatCount(processed)} of {formatCountOf(recipients, 'email')} processed
          {gone > 0 && `. ${formatCountOf(gone, 'recipient has', 'recipients have')} left the list.`}
        </p>
      </div>
      {isSending && (
        <ConfirmButton
          label="Stop sending"
          button={{ size: 'md', variant: 'danger' }}
          question="Stop this campaign?"
          verb="Stop sending"
          cancelLabel="Keep sending"
          disappears
          run={() => cancelCampaign({ id })}
          done="Campaign stopped. Emails that have already gone out will still arrive."
          failed="The campaign could not be stopped. Please try again."
        >
          Queued emails won’t be sent. Emails that have gone out can’t be recalled.
          {isPost && ' A post can be sent only once, so the remaining subscribers won’t get it.'}
        </ConfirmButton>
      )}
    </div>
  )
}
