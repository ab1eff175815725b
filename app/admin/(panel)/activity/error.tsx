'use client'

import { PageHeader } from '@/components/admin/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface ActivityErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function ActivityError({ error, retry }: ActivityErrorProps) {
  return (
    <>
      <PageHeader title="Activity" />
      <ErrorState
        title="Failed to load activity. Please try again."
        action={<Button onClick={() => retry()}>Try Again</Button>}
      >
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
