import { describeChange } from '@/components/admin/describe-change'
import { StatusSelect } from '@/components/admin/status-select'
import { Link } from '@/components/ui/link'
import { changePositionStatus } from '@/lib/careers/actions'
import type { ListedPosition } from '@/lib/careers/admin-queries'
import { SHOWN_REQUIREMENTS } from '@/lib/careers/schema'
import { formatCountOf } from '@/lib/count'
import { formatLongDate } from '@/lib/dates'
import { statusLabels, statusTones } from './labels'

/** Shows a position in the list. */
export function PositionCard({ position }: { position: ListedPosition }) {
  const { id, title, department, location, type, salary, description, status, lastChange } = position
  return (
    <div className="grid gap-2.5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`/admin/careers/${id}`}
            className="text-base font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <StatusSelect
            id={id}
            name={title}
            status={status}
            labels={statusLabels}
            tones={statusTones}
            change={changePositionStatus}
          />
        </div>
        <p className="text-sm wrap-anywhere text-fg-soft">
          {[department, location, type].filter(Boolean).join(' · ')}
          {/* Keeps a range on one line, where there is room: “-₦12M” would read as a negative amount. */}
          {salary && (
            <>
              {' · '}
              <span className="inline-block">{salary}</span>
            </>
          )}
        </p>
      </div>
      <div className="grid items-start gap-x-10 gap-y-2.5 lg:grid-cols-2">
        <p className="line-clamp-2 text-sm wrap-anywhere lg:line-clamp-4">{description}</p>
        <Requirements requirements={position.requirements} />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-soft">
        <Applications position={position} />
        <span>
          Posted{' '}
          <time dateTime={position.postedDate.toISOString().slice(0, 10)} className="tabular-nums">
            {formatLongDate(position.postedDate)}
          </time>
        </span>
        {lastChange && <span>{describeChange(lastChange)}</span>}
      </p>
    </div>
  )
}

function Requirements({ requirements }: { requirements: string[] }) {
  if (requirements.length === 0) return null
  const more = requirements.length - SHOWN_REQUIREMENTS
  return (
    <div className="text-sm text-fg-soft">
      <ul className="list-disc pl-5 wrap-anywhere marker:text-line-strong">
        {requirements.slice(0, SHOWN_REQUIREMENTS).map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-0.5 pl-5 text-xs">
          +{more} more {more === 1 ? 'requirement' : 'requirements'}
        </p>
      )}
    </div>
  )
}

function Applications({ position: { id, applications } }: { position: ListedPosition }) {
  if (applications === null) return null
  if (applications === 0) return <span>No applications</span>
  return (
    <Link
      href={`/admin/applications?position=${id}`}
      className="font-semibold text-accent underline-offset-4 hover:underline"
    >
      {formatCountOf(applications, 'application')}
    </Link>
  )
}
