import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { LoadingList } from '@/components/admin/loading-list'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { listMissedSearches } from '@/lib/help/admin-queries'
import { help } from '@/lib/help/noun'
import { SearchesTable } from './searches-table'

export const metadata: Metadata = { title: 'Searches without results · Help Center' }

export default async function SearchesPage() {
  await requireAdmin('help')
  return (
    <>
      <ScreenHeader
        content={help.content}
        tab="Searches without results"
        description="Searches that found nothing. We store them anonymously and delete each term 90 days after the last search for it."
      />
      <Suspense fallback={<LoadingList />}>
        <Searches />
      </Suspense>
    </>
  )
}

async function Searches() {
  const searches = await listMissedSearches()
  if (searches.length === 0)
    return (
      <Card>
        <EmptyState title="Every search found something">
          Help Center searches that find nothing are listed here
        </EmptyState>
      </Card>
    )
  return <SearchesTable searches={searches} />
}
