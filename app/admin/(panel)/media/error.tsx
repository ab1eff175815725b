'use client'

import { PageHeader } from '@/components/admin/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface MediaErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function MediaError({ error, retry }: MediaErrorProps) {
  return (
    <>
      <PageHeader title="Media" />
      <ErrorState
        title="Failed to load images. Please try again."
        action={<Button onClick={() => retry()}>Try Again</Button>}
      >
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
