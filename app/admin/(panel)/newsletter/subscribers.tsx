import { NoRows } from '@/components/admin/no-rows'
import { countSubscribersMatching, listSubscribers } from '@/lib/newsletter/admin-queries'
import { type SubscriberParams, subscriberList } from '@/lib/newsletter/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { SubscribersTable } from './subscribers-table'

/** Shows one page of the table, with links to the others. */
export async function Subscribers({ params }: { params: SubscriberParams }) {
  const [page, total] = await Promise.all([listSubscribers(params), countSubscribersMatching(params)])
  if (page.rows.length === 0)
    return (
      <NoRows
        spec={subscriberList}
        params={params}
        title="No subscribers yet"
        unmatchedTitle="No subscribers found"
        plural="addresses"
      >
        Subscribers will appear here
      </NoRows>
    )
  return (
    <SubscribersTable spec={subscriberList} params={params} page={page} total={total} limit={COUNT_LIMIT} />
  )
}
