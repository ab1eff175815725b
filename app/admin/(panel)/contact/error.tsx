'use client'

import { PageHeader } from '@/components/admin/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface ContactErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function ContactError({ error, retry }: ContactErrorProps) {
  return (
    <>
      <PageHeader title="Contact" />
      <ErrorState
        title="Failed to load messages. Please try again."
        action={<Button onClick={() => retry()}>Try Again</Button>}
      >
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
