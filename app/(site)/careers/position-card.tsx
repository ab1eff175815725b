import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import type { OpenPosition } from '@/lib/careers/queries'
import { SHOWN_REQUIREMENTS } from '@/lib/careers/schema'
import { paragraphsOf } from '@/lib/careers/structured-data'
import { formatLongDate, lagosDay } from '@/lib/dates'
import { ApplyLink } from './apply-link'
import { PositionDialog } from './position-dialog'
import { PositionFacts, Requirements, Salary } from './position-text'

/** Shows a position in the list. "View Details" links to its page; with JavaScript, it opens the dialog in the card. */
export function PositionCard({ position }: { position: OpenPosition }) {
  const { slug, title, description, requirements, postedDate } = position
  const more = requirements.length - SHOWN_REQUIREMENTS
  return (
    <article className="rounded-lg border border-line bg-white p-6 sm:p-8">
      <div className="flex items-start justify-between gap-x-4 gap-y-3 max-sm:flex-col-reverse">
        <PositionFacts position={position} />
        <Badge tone="accent">Active</Badge>
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="font-display text-2xl font-bold tracking-tight wrap-anywhere">{title}</h3>
        <Salary position={position} />
      </div>
      <p className="mt-5 line-clamp-4 max-w-[68ch] text-neutral-700 wrap-anywhere">
        {paragraphsOf(description)[0]}
      </p>
      {requirements.length > 0 && (
        <Requirements items={requirements.slice(0, SHOWN_REQUIREMENTS)} className="mt-5 max-w-[68ch]" />
      )}
      {more > 0 && (
        <p className="mt-2.5 pl-7 text-sm text-fg-soft">
          +{more} more {more === 1 ? 'requirement' : 'requirements'}
        </p>
      )}
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <ApplyLink position={position} className="max-sm:grow">
          Apply Now<span className="sr-only"> for {title}</span>
        </ApplyLink>
        <a
          href={`/careers/${slug}`}
          data-details=""
          className={`${buttonClass({ variant: 'secondary' })} max-sm:grow`}
        >
          View Details<span className="sr-only"> for {title}</span>
        </a>
        <p className="text-sm text-fg-soft sm:ml-auto">
          Posted <time dateTime={lagosDay(postedDate)}>{formatLongDate(postedDate)}</time>
        </p>
      </div>
      <PositionDialog position={position} />
    </article>
  )
}
