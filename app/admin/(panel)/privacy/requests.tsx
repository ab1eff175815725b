import { NoRows } from '@/components/admin/no-rows'
import { countRequests, listRequests } from '@/lib/personal-data/admin-queries'
import { type RequestParams, requestList } from '@/lib/personal-data/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { RequestsTable } from './requests-table'

/** Shows one page of the table, with links to the others. */
export async function Requests({ params }: { params: RequestParams }) {
  const [page, total] = await Promise.all([listRequests(params), countRequests(params)])
  if (page.rows.length === 0)
    return (
      <NoRows
        spec={requestList}
        params={params}
        title="No open requests"
        unmatchedTitle="No requests found"
        plural="requests"
      >
        If someone asks about their data by phone, by email or in person, look it up by their email address
      </NoRows>
    )
  return <RequestsTable spec={requestList} params={params} page={page} total={total} limit={COUNT_LIMIT} />
}
