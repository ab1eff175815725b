import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { TrashTable } from '@/components/admin/trash-table'
import { restoreAboutItem } from '@/lib/about/actions'
import { listAboutTrash } from '@/lib/about/admin-queries'
import { requireAdmin } from '@/lib/auth/session'
import { AboutHeader } from '../about-header'
import { nounOf } from '../words'

export const metadata: Metadata = { title: 'Trash · About' }

export default async function TrashPage() {
  await requireAdmin()
  return (
    <>
      <AboutHeader
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
  const items = await listAboutTrash()
  return (
    <TrashTable
      restore={restoreAboutItem}
      items={items.map(({ list, id, ...item }) => ({ ...item, id, kind: nounOf[list], input: { list, id } }))}
    />
  )
}
