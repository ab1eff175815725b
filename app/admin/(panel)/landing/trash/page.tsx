import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { TrashTable } from '@/components/admin/trash-table'
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
  return (
    <TrashTable
      restore={restoreLandingItem}
      items={items.map(({ list, id, ...item }) => ({ ...item, id, kind: nounOf[list], input: { list, id } }))}
    />
  )
}
