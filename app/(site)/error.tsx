'use client'

import { LostPage } from '@/components/site/lost-page'
import { Button, buttonClass } from '@/components/ui/button'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <LostPage
      title="This page did not make it"
      picture="fallen"
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          {/* Not the router's link: this comes with every page, and after a fault a fresh start is better. */}
          <a href="/" className={buttonClass({ variant: 'secondary' })}>
            Go to the home page
          </a>
        </>
      }
    >
      <p>The fault is on our side, and it has been noted. Nothing you entered elsewhere is affected.</p>
      {error.digest && <p className="mt-3 text-sm text-fg-soft">Reference: {error.digest}</p>}
    </LostPage>
  )
}
