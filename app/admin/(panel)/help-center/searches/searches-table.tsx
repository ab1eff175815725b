'use client'

import { type Column, ResourceTable } from '@/components/admin/resource-table'
import { IfMayChange } from '@/components/admin/role'
import { useFirstRows } from '@/components/admin/use-first-rows'
import { ButtonLink } from '@/components/ui/button-link'
import { formatCount } from '@/lib/count'
import { formatLongDate } from '@/lib/dates'
import type { MissedSearch } from '@/lib/help/admin-queries'
import { DismissButton } from './dismiss-button'

export function SearchesTable({ searches }: { searches: readonly MissedSearch[] }) {
  return (
    <ResourceTable
      label="Searches that found nothing"
      rows={useFirstRows(searches)}
      rowId={({ text }) => text}
      columns={columns}
    />
  )
}

const columns: readonly Column<MissedSearch>[] = [
  {
    header: 'Search term',
    phone: 'title',
    cell: ({ text }) => <span className="font-semibold wrap-anywhere">{text}</span>,
  },
  { header: 'Times searched', className: 'tabular-nums', cell: ({ count }) => formatCount(count) },
  {
    header: 'Last searched',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ lastAt }) => formatLongDate(lastAt),
  },
  {
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    phone: 'plain',
    cell: ({ text }) => (
      <div className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end">
        <IfMayChange>
          <ButtonLink
            href={`/admin/help-center/new?question=${encodeURIComponent(text)}`}
            size="sm"
            variant="secondary"
          >
            Add FAQ<span className="sr-only"> for {text}</span>
          </ButtonLink>
        </IfMayChange>
        <DismissButton text={text} />
      </div>
    ),
  },
]
