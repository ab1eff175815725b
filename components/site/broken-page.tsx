import { buttonClass } from '@/components/ui/button'
import { FaultPage } from './fault-page'

/** Replaces a page that failed to render. `reference` is also in the log. */
export function BrokenPage({ reference }: { reference: string | undefined }) {
  return (
    <FaultPage
      title="This page couldn’t be loaded"
      retry={
        // biome-ignore lint/a11y/useValidAnchor: an empty href is the page's own URL
        <a href="" className={buttonClass()}>
          Try again
        </a>
      }
      other={{ href: '/', label: 'Go to the home page' }}
    >
      <p>The problem is on our side, and it has been logged. Nothing you entered elsewhere is affected.</p>
      {reference && <p className="mt-3 text-sm text-fg-soft">Reference: {reference}</p>}
    </FaultPage>
  )
}
