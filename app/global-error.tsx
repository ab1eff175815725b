'use client'

import { StatusPage } from '@/components/site/status-page'
import { Button } from '@/components/ui/button'
import { site } from '@/lib/site'
import { displayFace, textFace } from './fonts'
import './site.css'

interface GlobalErrorProps {
  error: Error & { digest?: string }
}

/** Replaces the whole document if even the root layout fails. Only a full reload can help. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang={site.locale} className={`${displayFace.variable} ${textFace.variable}`}>
      <body>
        <title>{`Something went wrong | ${site.name}`}</title>
        <main className="flex min-h-dvh flex-col *:grow">
          <StatusPage
            title="Something went wrong"
            picture="fallen"
            actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
          >
            <p>The problem is on our side, and it has been logged. Please try again in a moment.</p>
            {error.digest && <p className="mt-3 text-sm text-fg-soft">Reference: {error.digest}</p>}
          </StatusPage>
        </main>
      </body>
    </html>
  )
}
