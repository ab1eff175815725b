import { ListTable } from '@/components/admin/list-table'
import { NoRows } from '@/components/admin/no-rows'
import { countRequests, listRequests } from '@/lib/personal-data/admin-queries'
import { COUNT_LIMIT, type RequestParams, requestList } from '@/lib/personal-data/schema'
import { closedColumns, openColumns } from './columns'

/** Shows one page of the table, with links to the others. */
export async function Requests({ params }: { params: RequestParams }) {
  const [page, total] = await Promise.all([listRequests(params), countRequests(params)])
  if (page.rows.length === 0) return <NoRequests params={params} />
  return (
    <ListTable
      label="Privacy requests"
      spec={requestList}
      params={params}
      page={page}
      columns={params.filters.status ? closedColumns : openColumns}
      isFixed
      total={total}
      limit={COUNT_LIMIT}
      nouns={['request', 'requests']}
    />
  )
}

function NoRequests({ params: { q, filters } }: { params: RequestParams }) {
  return (
    <NoRows
      title={q !== '' || filters.status !== undefined ? 'No requests' : 'No open requests'}
      things="requests"
      path="/admin/privacy"
      isFiltered={q !== '' || filters.status !== undefined}
    >
      If someone asks by phone or in person, look them up by email address
    </NoRows>
  )
}
