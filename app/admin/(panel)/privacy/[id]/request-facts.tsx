import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { formatDateTime } from '@/lib/dates'
import type { RequestDetails } from '@/lib/personal-data/admin-queries'
import { Due } from '../due'
import { erasureLine } from '../labels'

/** Shows when a request arrived, when it is due, and its outcome, including the record of an erasure. */
export function RequestFacts({ request }: { request: RequestDetails }) {
  const { confirmedAt, closedAt, closedBy, reason, erased } = request
  return (
    <Card className="px-5 py-4">
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_1fr]">
        <Fact name="Confirmed">{formatDateTime(confirmedAt)}</Fact>
        {!closedAt && (
          <Fact name="Due">
            <Due request={request} />
          </Fact>
        )}
        {closedAt && (
          <Fact name="Closed">
            {formatDateTime(closedAt)} by {closedBy}
          </Fact>
        )}
        {reason && (
          <Fact name="Reason">
            <span className="whitespace-pre-line">{reason}</span>
          </Fact>
        )}
        {erased && (
          <Fact name="Erased">
            <ul className="grid gap-1">
              {erased.map((part) => (
                <li key={erasureLine(part)}>{erasureLine(part)}</li>
              ))}
            </ul>
          </Fact>
        )}
        {!request.email && (
          <Fact name="What we keep">
            This record, without the address. We keep a hash of the address, so looking it up still leads
            here.
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-fg-soft">{name}</dt>
      <dd className="wrap-anywhere max-sm:-mt-2">{children}</dd>
    </div>
  )
}
