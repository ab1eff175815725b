'use client'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface PanelErrorProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function PanelError({ error, retry }: PanelErrorProps) {
  return (
    <ErrorState
      title="This screen could not be loaded"
      action={<Button onClick={() => retry()}>Try Again</Button>}
    >
      <p>Nothing was changed. Please try again; if it keeps happening, tell your technical team.</p>
      {error.digest && <p className="mt-2 font-semibold tabular-nums">Reference {error.digest}</p>}
    </ErrorState>
  )
}
