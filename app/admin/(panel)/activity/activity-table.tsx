import { ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { TimeAgo } from '@/components/admin/time-ago'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { type Activity, countActivity, listActivity } from '@/lib/activity/admin-queries'
import { type ActivityList, type ActivityParams, COUNT_LIMIT, readableName } from '@/lib/activity/schema'
import { findRecordPages } from '@/lib/dashboard/admin-queries'
import { RecordLink } from '../_overview/activities'

interface ActivityTableProps {
  list: ActivityList
  params: ActivityParams
}

/** Shows one page of the log, with links to the others. */
export async function ActivityTable({ list, params }: ActivityTableProps) {
  const [page, total] = await Promise.all([listActivity(params), countActivity(params)])
  if (page.rows.length === 0) return <NoActivity params={params} />
  const pages = await findRecordPages(page.rows)
  return (
    <ListTable
      label="Activity"
      spec={list}
      params={params}
      page={page}
      columns={columnsOf(pages)}
      total={total}
      limit={COUNT_LIMIT}
      nouns={['entry', 'entries']}
    />
  )
}

function columnsOf(pages: Map<string, string>): readonly Column<Activity>[] {
  return [
    {
      header: 'Who',
      phone: 'title',
      className: 'font-semibold md:max-w-52 md:min-w-28',
      cell: ({ actorName }) => <span className="wrap-anywhere">{actorName}</span>,
    },
    {
      header: 'What',
      phone: 'plain',
      className: 'md:min-w-60',
      cell: ({ summary, recordId }) => (
        <span className="wrap-anywhere">
          <RecordLink href={pages.get(recordId ?? '')}>{summary}</RecordLink>
        </span>
      ),
    },
    {
      header: 'Area',
      className: 'md:min-w-28',
      cell: ({ noun, action }) => (
        <span className="max-md:text-right">
          {readableName(noun)}
          <span className="block text-xs text-fg-soft">{readableName(action)}</span>
        </span>
      ),
    },
    {
      header: 'When',
      sort: 'at',
      className: 'max-md:text-right md:whitespace-nowrap',
      cell: ({ at }) => <TimeAgo at={at} />,
    },
  ]
}

function NoActivity({ params: { q, filters } }: { params: ActivityParams }) {
  const { from, to } = filters
  const isFiltered = q !== '' || Object.keys(filters).length > 0
  return (
    <Card>
      <EmptyState
        title="No activity"
        action={
          isFiltered && (
            <ButtonLink href="/admin/activity" variant="secondary">
              Clear filters
            </ButtonLink>
          )
        }
      >
        {explain(isFiltered, Boolean(from && to && from > to))}
      </EmptyState>
    </Card>
  )
}

function explain(isFiltered: boolean, isBackwards: boolean) {
  if (isBackwards) return 'The start date is after the end date'
  return isFiltered ? 'Nothing matches your current filters' : 'No activity yet'
}
