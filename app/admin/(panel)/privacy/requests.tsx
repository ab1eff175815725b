import { ListPages } from '@/components/admin/list-pages'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { formatCount } from '@/lib/count'
import { countRequests, listRequests } from '@/lib/personal-data/admin-queries'
import { COUNT_LIMIT, type RequestParams, requestList } from '@/lib/personal-data/schema'
import { closedColumns, openColumns } from './columns'

/** The table and the way to its other pages. */
export async function Requests({ params }: { params: RequestParams }) {
  const [{ rows, ...page }, total] = await Promise.all([listRequests(params), countRequests(params)])
  if (rows.length === 0) return <NoRequests params={params} />
  return (
    <>
      <ResourceTable
        label="Privacy requests"
        rows={rows}
        rowId={({ id }) => id}
        columns={params.filters.status ? closedColumns : openColumns}
      />
      <ListPages
        spec={requestList}
        params={params}
        page={page}
        ids={rows.map(({ id }) => id)}
        total={`${total >= COUNT_LIMIT ? 'more than ' : ''}${formatCount(total)}`}
        noun={total === 1 ? 'request' : 'requests'}
      />
    </>
  )
}

function NoRequests({ params: { q, filters } }: { params: RequestParams }) {
  const isFiltered = q !== '' || filters.status !== undefined
  return (
    <Card>
      <EmptyState
        title={isFiltered ? 'No requests' : 'No open requests'}
        action={
          isFiltered && (
            <ButtonLink href="/admin/privacy" variant="secondary">
              Clear filters
            </ButtonLink>
          )
        }
      >
        {isFiltered
          ? 'No requests match your current filters'
          : 'If someone asks by phone or in person, look them up by email address'}
      </EmptyState>
    </Card>
  )
}
