import { NoRows } from '@/components/admin/no-rows'
import { formatCount } from '@/lib/count'
import { listSuppressions } from '@/lib/outbox/admin-queries'
import type { SuppressionParams } from '@/lib/outbox/schema'
import { AddressesTable } from './addresses-table'

export async function Suppressions({ params }: { params: SuppressionParams }) {
  const { rows, total } = await listSuppressions(params)
  const isFiltered = params.q !== '' || params.filters.reason !== undefined
  if (rows.length === 0)
    return (
      <NoRows
        title={isFiltered ? 'No addresses found' : 'No suppressed addresses'}
        plural="addresses"
        path="/admin/mail/suppressed"
        isFiltered={isFiltered}
      >
        No one has unsubscribed, and no address has bounced
      </NoRows>
    )
  return (
    <>
      <AddressesTable rows={rows} />
      {total > rows.length && (
        <p className="mt-4 text-sm text-fg-soft">
          The newest {formatCount(rows.length)} of {formatCount(total)}. Search to find the others.
        </p>
      )}
    </>
  )
}
