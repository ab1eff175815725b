import { BackLink } from '@/components/site/back-link'
import { LIST_ANCHOR } from '@/lib/careers/list-url'
import type { OpenPosition } from '@/lib/careers/queries'
import { hiringTimes } from '@/lib/careers/schema'
import { formatLongDate, lagosDay } from '@/lib/dates'
import { ApplyLink } from './apply-link'
import { Description, PositionFacts, Requirements, Salary } from './position-text'

interface PositionArticleProps {
  position: OpenPosition
  /** The email address for applicants' questions. */
  contact: string
}

/** Shows everything about a position, on a page that can be shared. */
export function PositionArticle({ position, contact }: PositionArticleProps) {
  const { title, description, requirements } = position
  return (
    <article>
      <header className="bg-mint">
        <div className="wrap pt-5 pb-10 md:pb-14">
          <BackLink href={`/careers#${LIST_ANCHOR}`}>All open positions</BackLink>
          <h1 className="mt-5 max-w-[20ch] font-display text-4xl font-extrabold tracking-tight wrap-anywhere">
            {title}
          </h1>
          <PositionFacts position={position} className="mt-5 text-lg" />
        </div>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 lg:row-start-1">
          <Description text={description} className="max-w-[64ch] text-lg" />
          {requirements.length > 0 && (
            <>
              <h2 className="mt-12 mb-6 font-display text-2xl font-bold tracking-tight">What you bring</h2>
              <Requirements items={requirements} className="max-w-[64ch] text-lg" />
            </>
          )}
          <ApplyLink position={position} size="lg" className="mt-10 max-sm:w-full">
            Apply for This Position
          </ApplyLink>
        </div>
        <Aside position={position} contact={contact} />
      </div>
    </article>
  )
}

/** Shows the key facts of a position: next to the text on large screens, above it on smaller ones. */
function Aside({ position, contact }: PositionArticleProps) {
  const { postedDate } = position
  return (
    <aside
      aria-label="At a glance"
      className="rounded-lg border border-line bg-white p-6 max-lg:row-start-1 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:sticky lg:top-28 lg:self-start"
    >
      <div>
        <Salary position={position} />
        <p className="mt-1 text-sm text-fg-soft">
          Posted <time dateTime={lagosDay(postedDate)}>{formatLongDate(postedDate)}</time>
        </p>
        <ApplyLink position={position} className="mt-5 w-full">
          Apply Now
        </ApplyLink>
      </div>
      <div className="border-line text-sm max-md:mt-6 max-md:border-t max-md:pt-5 md:max-lg:border-l md:max-lg:pl-10 lg:mt-6 lg:border-t lg:pt-5">
        <ul className="grid gap-3">
          <li>You’ll get a reply within {hiringTimes.reply}.</li>
          <li>The first conversation is a {hiringTimes.call} call.</li>
          <li>We make the final decision within {hiringTimes.decision} of the last interview.</li>
        </ul>
        <p className="mt-4">
          Any questions?{' '}
          <a href={`mailto:${contact}`} className="font-semibold text-brand underline underline-offset-4">
            Contact HR Team
          </a>
        </p>
      </div>
    </aside>
  )
}
