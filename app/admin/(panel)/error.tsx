'use client'

import type { ScreenError } from '@/components/admin/load-error'
import { TryAgain } from '@/components/admin/try-again'
import { ErrorState } from '@/components/ui/error-state'

export default function PanelError({ error, retry }: ScreenError) {
  return (
    <ErrorState title="This screen could not be loaded" action={<TryAgain retry={retry} />}>
      <p>Nothing was changed. Please try again. If it keeps happening, tell your technical team.</p>
      {error.digest && <p className="mt-2 font-semibold tabular-nums">Reference {error.digest}</p>}
    </ErrorState>
  )
}
