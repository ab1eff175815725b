'use client'

import { PageHeader } from '@/components/admin/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface PrivacyErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function PrivacyError({ error, retry }: PrivacyErrorProps) {
  return (
    <>
      <PageHeader title="Privacy requests" />
      <ErrorState
        title="Failed to load the requests. Please try again."
        action={<Button onClick={() => retry()}>Try Again</Button>}
      >
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
