'use client'

import { Button, buttonClass } from '@/components/ui/button'
import { LostPage } from './lost-page'

export interface BrokenPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** What a visitor sees instead of a page that failed. */
export function BrokenPage({ error, reset }: BrokenPageProps) {
  return (
    <LostPage
      title="This page couldn’t be loaded"
      picture="fallen"
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          {/* Not the router's link: after a fault a fresh start is better. */}
          <a href="/" className={buttonClass({ variant: 'secondary' })}>
            Go to the home page
          </a>
        </>
      }
    >
      <p>The problem is on our side, and it has been logged. Nothing you entered elsewhere is affected.</p>
      {error.digest && <p className="mt-3 text-sm text-fg-soft">Reference: {error.digest}</p>}
    </LostPage>
  )
}
