import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { LoadingList } from '@/components/admin/loading-list'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { formatDate } from '@/lib/dates'
import { listMissedSearches } from '@/lib/help/admin-queries'
import { help } from '@/lib/help/noun'
import { DismissButton } from './dismiss-button'

export const metadata: Metadata = { title: 'Searches · Help Center' }

export default async function SearchesPage() {
  await requireAdmin()
  return (
    <>
      <ScreenHeader
        content={help.content}
        tab="Searches"
        description="What visitors looked for and did not find, without who it was. Forgotten 90 days after it was last searched for."
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
        <EmptyState title="Nothing was searched for in vain">
          Searches of the Help Center that find nothing are listed here.
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
        { header: 'Times', className: 'tabular-nums', cell: ({ count }) => count.toLocaleString('en-NG') },
        {
          header: 'Last time',
          className: 'whitespace-nowrap tabular-nums',
          cell: ({ lastAt }) => formatDate(lastAt),
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
