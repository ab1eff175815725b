'use client'

import { Button } from '@/components/ui/button'
import { FaultPage } from './fault-page'

export interface BrokenPageProps {
  error: Error & { digest?: string }
  /** Fetches the page again. */
  retry: () => void
}

/** Replaces a page that failed to render. */
export function BrokenPage({ error, retry }: BrokenPageProps) {
  return (
    <FaultPage
      title="This page couldn’t be loaded"
      retry={<Button onClick={retry}>Try again</Button>}
      other={{ href: '/', label: 'Go to the home page' }}
    >
      <p>The problem is on our side, and it has been logged. Nothing you entered elsewhere is affected.</p>
      {error.digest && <p className="mt-3 text-sm text-fg-soft">Reference: {error.digest}</p>}
    </FaultPage>
  )
}
