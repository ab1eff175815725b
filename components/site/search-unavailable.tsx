import { buttonClass } from '@/components/ui/button'
import { LostPage } from './lost-page'

interface SearchUnavailableProps {
  /** The address of this search, to try it again. */
  href: string
  /** A page that needs no search. */
  all: { href: string; label: string }
}

/** What stands in for the results of a search while the database is away. */
export function SearchUnavailable({ href, all }: SearchUnavailableProps) {
  return (
    <LostPage
      title="Search is not available right now"
      picture="fallen"
      actions={
        <>
          <a href={href} className={buttonClass()}>
            Try again
          </a>
          <a href={all.href} className={buttonClass({ variant: 'secondary' })}>
            {all.label}
          </a>
        </>
      }
    >
      <p>The problem is on our side. Your search is kept: please try again in a minute.</p>
    </LostPage>
  )
}
