import { StatusPage } from '@/components/site/status-page'
import { buttonClass } from '@/components/ui/button'
import { LIST_ANCHOR } from '@/lib/careers/list-url'
import type { PausedPosition as Position } from '@/lib/careers/queries'

interface PausedPositionProps {
  position: Position
  /** The email address for applicants' questions. */
  contact: string
}

/** Replaces a position that is closed to applications for now. Offers alternatives. */
export function PausedPosition({ position: { title }, contact }: PausedPositionProps) {
  return (
    <StatusPage
      title={title}
      picture="missing"
      actions={
        <>
          <a href={`/careers#${LIST_ANCHOR}`} className={buttonClass()}>
            View Open Positions
          </a>
          <a href={`mailto:${contact}`} className={buttonClass({ variant: 'secondary' })}>
            Contact HR Team
          </a>
        </>
      }
    >
      <p className="font-semibold text-fg">This position is paused.</p>
      <p className="mt-2">
        We’re not taking applications right now and haven’t decided whether to reopen it. If you received an
        email confirming your application, we’ll get back to you as promised.
      </p>
    </StatusPage>
  )
}
