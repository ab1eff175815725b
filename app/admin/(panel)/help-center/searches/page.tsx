import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { LoadingList } from '@/components/admin/loading-list'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { formatCount } from '@/lib/count'
import { formatLongDate } from '@/lib/dates'
import { listMissedSearches } from '@/lib/help/admin-queries'
import { help } from '@/lib/help/noun'
import { DismissButton } from './dismiss-button'

export const metadata: Metadata = { title: 'Searches · Help Center' }

export default async function SearchesPage() {
  await requireAdmin('help')
  return (
    <>
      <ScreenHeader
        content={help.content}
        tab="Searches"
        description="What visitors searched for without finding anything, kept anonymously. Deleted 90 days after the last search."
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
          Help Center searches that find nothing are listed here.
        </EmptyState>
      </Card>
    )
  return (
    <ResourceTable
      label="Searches that found nothing"
      rows={searches}
      rowId={({ text }) => text}
      columns={[
        {
          header: 'Search',
          phone: 'title',
          cell: ({ text }) => <span className="font-semibold wrap-anywhere">{text}</span>,
        },
        { header: 'Searches', className: 'tabular-nums', cell: ({ count }) => formatCount(count) },
        {
          header: 'Last searched',
          className: 'whitespace-nowrap tabular-nums',
          cell: ({ lastAt }) => formatLongDate(lastAt),
        },
        {
          header: <span className="sr-only">Actions</span>,
          align: 'end',
          phone: 'plain',
          className: 'md:py-1.5',
          cell: ({ text }) => (
            <div className="flex flex-wrap gap-2 md:justify-end">
              <ButtonLink
                href={`/admin/help-center/new?question=${encodeURIComponent(text)}`}
                size="sm"
                variant="secondary"
              >
                Write an answer<span className="sr-only"> to {text}</span>
              </ButtonLink>
              <DismissButton text={text} />
            </div>
          ),
        },
      ]}
    />
  )
}
