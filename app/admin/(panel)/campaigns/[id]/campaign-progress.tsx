'use client'

import { useState } from 'react'
import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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
  const [isAsking, setAsking] = useState(false)
  const [cancel, isStopping] = useAction(cancelCampaign, {
    done: 'Campaign stopped. Emails that have already gone out will still arrive.',
    failed: 'The campaign could not be stopped. Please try again.',
  })

  const stop = async () => {
    await cancel({ id })
    setAsking(false)
  }
  // Closing the dialog would look like it kept the campaign going.
  const keepSending = () => {
    if (!isStopping) setAsking(false)
  }

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
        <Button onClick={() => setAsking(true)} variant="danger">
          Stop sending
        </Button>
      )}
      <Dialog
        description={
          <>
            Queued emails won’t be sent. Emails that have gone out can’t be recalled.
            {isPost && ' A post can be sent only once, so the remaining subscribers won’t get it.'}
          </>
        }
        onClose={keepSending}
        open={isAsking}
        title="Stop this campaign?"
      >
        <div className="flex flex-wrap gap-3">
          <Button loading={isStopping} onClick={stop} variant="danger">
            Stop sending
          </Button>
          <Button disabled={isStopping} onClick={keepSending} variant="ghost">
            Keep sending
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
