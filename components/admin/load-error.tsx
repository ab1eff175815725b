import { ErrorState } from '@/components/ui/error-state'
import type { LoadFailure } from './load-failures'
import { PageHeader } from './page-header'
import { TryAgain } from './try-again'

/** The props that Next passes to a screen's `error.tsx`. */
export interface ScreenError {
  error: Error & { digest?: string }
  retry: () => void
}

interface LoadErrorProps extends ScreenError {
  title: string
  failure: LoadFailure
}

/** Replaces a screen if its content could not be loaded. */
export function LoadError({ title, failure, error, retry }: LoadErrorProps) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title={failure} action={<TryAgain retry={retry} />}>
        {error.digest && <p className="tabular-nums">Reference {error.digest}</p>}
      </ErrorState>
    </>
  )
}
