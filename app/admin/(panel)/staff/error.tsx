'use client'

import { PageHeader } from '@/components/admin/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface StaffErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function StaffError({ error, retry }: StaffErrorProps) {
  return (
    <>
      <PageHeader title="Staff" />
      <ErrorState
        title="Failed to load accounts. Please try again."
        action={<Button onClick={() => retry()}>Try Again</Button>}
      >
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
