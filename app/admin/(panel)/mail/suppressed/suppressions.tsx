import { NoRows } from '@/components/admin/no-rows'
import { formatCount } from '@/lib/count'
import { listSuppressions } from '@/lib/outbox/admin-queries'
import { type SuppressionParams, suppressionList } from '@/lib/outbox/schema'
import { AddressesTable } from './addresses-table'

export async function Suppressions({ params }: { params: SuppressionParams }) {
  const { rows, total } = await listSuppressions(params)
  if (rows.length === 0)
    return (
      <NoRows
        spec={suppressionList}
        params={params}
        title="No suppressed addresses"
        unmatchedTitle="No addresses found"
        plural="addresses"
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
