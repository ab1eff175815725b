import { LostPage } from '@/components/site/lost-page'
import { buttonClass } from '@/components/ui/button'
import { LIST_ANCHOR } from '@/lib/careers/list-address'
import type { ShutPosition as Position } from '@/lib/careers/queries'

interface ShutPositionProps {
  position: Position
  /** Where applicants write to. */
  contact: string
}

/** In place of a position that takes no applications: what happened, and where to go. */
export function ShutPosition({ position: { status, title }, contact }: ShutPositionProps) {
  return (
    <LostPage
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
      <p className="font-semibold text-fg">
        {status === 'paused' ? 'This position is paused.' : 'This position is closed.'}
      </p>
      <p className="mt-2">
        {status === 'paused'
          ? 'It takes no applications at the moment. Whether it opens again is not decided yet. If you have applied already, you will hear from us as promised.'
          : 'It takes no more applications. If you have applied already, you will hear from us as promised.'}
      </p>
    </LostPage>
  )
}
