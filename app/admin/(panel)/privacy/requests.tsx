import { NoRows } from '@/components/admin/no-rows'
import { countRequests, listRequests } from '@/lib/personal-data/admin-queries'
import { type RequestParams, requestList } from '@/lib/personal-data/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { RequestsTable } from './requests-table'

/** Shows one page of the table, with links to the others. */
export async function Requests({ params }: { params: RequestParams }) {
  const [page, total] = await Promise.all([listRequests(params), countRequests(params)])
  if (page.rows.length === 0) return <NoRequests params={params} />
  return <RequestsTable spec={requestList} params={params} page={page} total={total} limit={COUNT_LIMIT} />
}

function NoRequests({ params: { q, filters } }: { params: RequestParams }) {
  const isFiltered = q !== '' || filters.status !== undefined
  return (
    <NoRows
      title={isFiltered ? 'No requests found' : 'No open requests'}
      plural="requests"
      path="/admin/privacy"
      isFiltered={isFiltered}
    >
      If someone asks about their data by phone, by email or in person, look it up by their email address
    </NoRows>
  )
}
