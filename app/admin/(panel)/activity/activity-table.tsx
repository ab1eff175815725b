import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { countActivity, listActivity } from '@/lib/activity/admin-queries'
import type { ActivityList, ActivityParams } from '@/lib/activity/schema'
import { findRecordPages } from '@/lib/dashboard/admin-queries'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { EventsTable } from './events-table'

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
    <EventsTable spec={list} params={params} page={page} pages={pages} total={total} limit={COUNT_LIMIT} />
  )
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
