import { NoRows } from '@/components/admin/no-rows'
import { isTrash, planFilter, statusFilter, type WaitlistParams } from '@/lib/waitlist/schema'

export function NoEntries({ params }: { params: WaitlistParams }) {
  return (
    <NoRows
      title="No Waitlist Entries"
      plural="entries"
      path="/admin/waitlist"
      isFiltered={params.q !== '' || statusFilter(params) !== null || planFilter(params) !== null}
      isTrash={isTrash(params)}
    >
      No one has joined the waitlist yet
    </NoRows>
  )
}
