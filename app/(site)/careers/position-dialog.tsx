import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { dialogClass } from '@/components/ui/dialog-class'
import { CloseIcon } from '@/components/ui/icons'
import type { OpenPosition } from '@/lib/careers/queries'
import { ApplyLink } from './apply-link'
import { Description, PositionFacts, Requirements, Salary } from './position-text'

/** Shows everything about a position over the list. `openDetails` opens it; the browser closes it. */
export function PositionDialog({ position }: { position: OpenPosition }) {
  const { slug, title, description, requirements } = position
  const titleId = `details-${slug}`
  return (
    // The dialog may already be open when React hydrates it.
    <dialog
      aria-labelledby={titleId}
      closedby="any"
      suppressHydrationWarning
      className={classNames(dialogClass('lg'), 'overflow-hidden open:flex')}
    >
      <form method="dialog" className="flex min-h-0 w-full flex-col">
        <div className="flex items-start justify-between gap-4 px-6 pt-6 sm:px-8 sm:pt-8">
          <div>
            <h2 id={titleId} className="font-display text-2xl font-bold tracking-tight wrap-anywhere">
              {title}
            </h2>
            <PositionFacts position={position} className="mt-2" />
            <Salary position={position} className="mt-1" />
          </div>
          <button
            type="submit"
            aria-label="Close"
            className="-mt-1.5 -mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-fg-soft hover:bg-sunken hover:text-fg"
          >
            <CloseIcon />
          </button>
        </div>
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
          tabIndex={0}
          className="mt-5 min-h-0 overflow-y-auto overscroll-contain border-y border-line px-6 py-6 sm:px-8"
        >
          <Description text={description} className="max-w-[68ch] text-neutral-700" />
          {requirements.length > 0 && (
            <>
              <h3 className="mt-7 mb-4 font-display text-xl font-bold">What you bring</h3>
              <Requirements items={requirements} className="max-w-[68ch]" />
            </>
          )}
          <a
            href={`/careers/${slug}`}
            className="mt-6 inline-block py-1 text-sm font-medium text-brand underline underline-offset-4"
          >
            Open this position on its own page
          </a>
        </div>
        <div className="flex flex-wrap-reverse justify-end gap-3 px-6 py-4 sm:px-8">
          <button type="submit" className={classNames(buttonClass({ variant: 'secondary' }), 'max-sm:grow')}>
            Close
          </button>
          <ApplyLink position={position} className="max-sm:grow">
            Apply for This Position
          </ApplyLink>
        </div>
      </form>
    </dialog>
  )
}
