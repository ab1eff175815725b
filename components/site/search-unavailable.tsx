import { buttonClass } from '@/components/ui/button'
import { OUTAGE_META } from '@/lib/platform/outage-page'
import { FaultPage } from './fault-page'

interface SearchUnavailableProps {
  /** The URL of this search, for trying again. */
  href: string
  /** A page that works without search. */
  all: { href: string; label: string }
}

/** Replaces search results while the database is unavailable. */
export function SearchUnavailable({ href, all }: SearchUnavailableProps) {
  const retry = (
    <a href={href} className={buttonClass()}>
      Try again
    </a>
  )
  return (
    <FaultPage title="Search is not available right now" retry={retry} other={all}>
      <meta name={OUTAGE_META} content="true" />
      <p>The problem is on our side. We’ve kept your search: please try again in a minute.</p>
    </FaultPage>
  )
}
