import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LastChange } from '@/components/admin/last-change'
import { LoadingList } from '@/components/admin/loading-list'
import { ResourceTable } from '@/components/admin/resource-table'
import { RestoreButton } from '@/components/admin/restore-button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { restoreArticle, restoreFaq } from '@/lib/help/actions'
import { listHelpTrash } from '@/lib/help/admin-queries'
import { HelpHeader } from '../help-header'

export const metadata: Metadata = { title: 'Trash · Help Center' }

export default async function TrashPage() {
  await requireAdmin()
  return (
    <>
      <HelpHeader
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
  const items = await listHelpTrash()
  if (items.length === 0)
    return (
      <Card>
        <EmptyState title="The Trash is empty">Nothing was deleted in the last 30 days.</EmptyState>
      </Card>
    )
  return (
    <ResourceTable
      label="Trash"
      rows={items}
      rowId={({ id }) => id}
      columns={[
        {
          header: 'Name',
          phone: 'title',
          cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
        },
        { header: 'Kind', cell: ({ kind }) => kind },
        { header: 'Deleted', phone: 'plain', cell: ({ lastChange }) => <LastChange change={lastChange} /> },
        {
          header: <span className="sr-only">Actions</span>,
          align: 'end',
          phone: 'plain',
          cell: ({ id, kind, name }) => (
            <RestoreButton
              name={name}
              input={{ id }}
              restore={kind === 'FAQ' ? restoreFaq : restoreArticle}
            />
          ),
        },
      ]}
    />
  )
}
