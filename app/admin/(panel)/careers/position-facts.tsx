import type { Route } from 'next'
import { describeChange } from '@/components/admin/describe-change'
import { Fact } from '@/components/admin/fact'
import { IfMayChange } from '@/components/admin/role'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import type { ListedPosition } from '@/lib/careers/admin-queries'
import { formatCount } from '@/lib/count'
import { formatLongDate } from '@/lib/dates'
import { statusLabels, statusTones } from './labels'

/** Shows all fields of a position. */
export function PositionFacts({ position }: { position: ListedPosition }) {
  const { id, slug, department, location, type, salary, salaryMin, salaryMax, status } = position
  const range = salaryMin && salaryMax ? `₦${salaryMin} to ₦${salaryMax} a year` : ''
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact name="Status">
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        </Fact>
        <Fact name="Posted">{formatLongDate(position.postedDate)}</Fact>
        <Fact name="Department">{department}</Fact>
        <Fact name="Location">{location}</Fact>
        <Fact name="Type">{type}</Fact>
        <Fact name="Salary">{salary || 'Not specified'}</Fact>
        <Fact name="Salary for search engines">{range || 'Not specified'}</Fact>
        <Fact name="Page">/careers/{slug}</Fact>
        {position.applications !== null && (
          <Fact name="Applications">{formatCount(position.applications)}</Fact>
        )}
      </dl>
      <section>
        <h3 className="text-sm font-semibold">Description</h3>
        <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{position.description}</p>
      </section>
      <section>
        <h3 className="text-sm font-semibold">Requirements</h3>
        {position.requirements.length === 0 && <p className="mt-1 text-fg-soft">Not specified</p>}
        <ul className="mt-1 grid max-w-prose list-disc gap-1 pl-5 wrap-anywhere">
          {position.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-fg-soft">{describeChange(position.lastChange)}</p>
      <IfMayChange>
        <div>
          <ButtonLink href={`/admin/careers/${id}` as Route}>Edit</ButtonLink>
        </div>
      </IfMayChange>
    </div>
  )
}
