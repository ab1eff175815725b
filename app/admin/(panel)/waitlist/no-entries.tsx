import { NoRows } from '@/components/admin/no-rows'
import { isInTrash } from '@/lib/platform/list-params'
import type { WaitlistParams } from '@/lib/waitlist/schema'

export function NoEntries({ params }: { params: WaitlistParams }) {
  const { q, filters } = params
  return (
    <NoRows
      title="No Waitlist Entries"
      plural="entries"
      path="/admin/waitlist"
      isFiltered={q !== '' || filters.status !== undefined || filters.plan !== undefined}
      isTrash={isInTrash(params)}
    >
      No one has joined the waitlist yet
    </NoRows>
  )
}
