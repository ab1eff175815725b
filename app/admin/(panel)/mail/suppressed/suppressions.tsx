import { ResourceTable } from '@/components/admin/resource-table'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
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
      <Card>
        <EmptyState
          title="No suppressed addresses"
          action={
            isFiltered && (
              <ButtonLink href="/admin/mail/suppressed" variant="secondary">
                Clear filters
              </ButtonLink>
            )
          }
        >
          {isFiltered
            ? 'No addresses match your current filters'
            : 'No one has unsubscribed, and no address has bounced'}
        </EmptyState>
      </Card>
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
