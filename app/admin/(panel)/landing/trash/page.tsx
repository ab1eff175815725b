import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LastChange } from '@/components/admin/last-change'
import { LoadingList } from '@/components/admin/loading-list'
import { ResourceTable } from '@/components/admin/resource-table'
import { RestoreButton } from '@/components/admin/restore-button'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { restoreLandingItem } from '@/lib/landing/actions'
import { listLandingTrash } from '@/lib/landing/admin-queries'
import { LandingHeader } from '../landing-header'
import { nounOf } from '../words'

export const metadata: Metadata = { title: 'Trash · Landing' }

export default async function TrashPage() {
  await requireAdmin()
  return (
    <>
      <LandingHeader
        current="Trash"
        description="What was deleted comes back to where it stood. After 30 days it is erased for good."
      />
      <Suspense fallback={<LoadingList />}>
        <Trash />
      </Suspense>
    </>
  )
}

async function Trash() {
  const items = await listLandingTrash()
  if (items.length === 0)
    return <EmptyState title="The Trash is empty">Nothing was deleted in the last 30 days.</EmptyState>
  return (
    <ResourceTable
      label="Trash"
      rows={items}
      rowId={({ id }) => id}
      columns={[
        {
          header: 'Name',
          phone: 'title',
          cell: ({ name }) => <span className="font-semibold break-words">{name}</span>,
        },
        { header: 'Kind', cell: ({ list }) => nounOf[list] },
        { header: 'Deleted', phone: 'plain', cell: ({ lastChange }) => <LastChange change={lastChange} /> },
        {
          header: <span className="sr-only">Actions</span>,
          align: 'end',
          phone: 'plain',
          cell: ({ list, id, name }) => (
            <RestoreButton name={name} input={{ list, id }} restore={restoreLandingItem} />
          ),
        },
      ]}
    />
  )
}
