'use client'

import { PageHeader } from '@/components/admin/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface WaitlistErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function WaitlistError({ error, retry }: WaitlistErrorProps) {
  return (
    <>
      <PageHeader title="Waitlist" />
      <ErrorState
        title="Failed to load waitlist entries. Please try again."
        action={<Button onClick={() => retry()}>Try Again</Button>}
      >
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
