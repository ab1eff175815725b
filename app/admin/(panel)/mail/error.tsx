'use client'

import { PageHeader } from '@/components/admin/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface MailErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function MailError({ error, retry }: MailErrorProps) {
  return (
    <>
      <PageHeader title="Mail" />
      <ErrorState
        title="Failed to load mails. Please try again."
        action={<Button onClick={() => retry()}>Try Again</Button>}
      >
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
