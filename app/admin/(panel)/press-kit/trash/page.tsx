import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { TrashTable } from '@/components/admin/trash-table'
import { requireAdmin } from '@/lib/auth/session'
import { restorePressItem } from '@/lib/press/actions'
import { listPressTrash } from '@/lib/press/admin-queries'
import { PressHeader } from '../press-header'
import { nounOf } from '../words'

export const metadata: Metadata = { title: 'Trash · Press Kit' }

export default async function TrashPage() {
  await requireAdmin()
  return (
    <>
      <PressHeader
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
  const items = await listPressTrash()
  return (
    <TrashTable
      restore={restorePressItem}
      items={items.map(({ list, id, ...item }) => ({ ...item, id, kind: nounOf[list], input: { list, id } }))}
    />
  )
}
