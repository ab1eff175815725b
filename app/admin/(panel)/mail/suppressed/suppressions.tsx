import { NoRows } from '@/components/admin/no-rows'
import { ResourceTable } from '@/components/admin/resource-table'
import { Badge } from '@/components/ui/badge'
import { formatCount } from '@/lib/count'
import { formatLongDate } from '@/lib/dates'
import { listSuppressions } from '@/lib/outbox/admin-queries'
import type { SuppressionParams } from '@/lib/outbox/schema'
import { reasonNames } from '../labels'
import { AllowAddress } from './allow-address'

export async function Suppressions({ params }: { params: SuppressionParams }) {
  const { rows, total } = await listSuppressions(params)
  const isFiltered = params.q !== '' || params.filters.reason !== undefined
  if (rows.length === 0)
    return (
      <NoRows
        title="No suppressed addresses"
        things="addresses"
        path="/admin/mail/suppressed"
        isFiltered={isFiltered}
      >
        No one has unsubscribed, and no address has bounced
      </NoRows>
    )
  return (
    <>
      <ResourceTable
        label="Suppressed addresses"
        rows={rows}
        rowId={({ email }) => email}
        columns={[
          {
            header: 'Address',
            phone: 'title',
            className: 'font-medium',
            cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
          },
          { header: 'Reason', cell: ({ reason }) => <Badge>{reasonNames[reason]}</Badge> },
          {
            header: 'Since',
            className: 'whitespace-nowrap tabular-nums',
            cell: ({ createdAt }) => (
              <time dateTime={createdAt.toISOString()}>{formatLongDate(createdAt)}</time>
            ),
          },
          {
            header: <span className="sr-only">Actions</span>,
            align: 'end',
            className: 'md:py-1.5',
            cell: ({ email, reason }) => <AllowAddress email={email} reason={reason} />,
          },
        ]}
      />
      {total > rows.length && (
        <p className="mt-4 text-sm text-fg-soft">
          The newest {formatCount(rows.length)} of {formatCount(total)}. Search to find the others.
        </p>
      )}
    </>
  )
}
