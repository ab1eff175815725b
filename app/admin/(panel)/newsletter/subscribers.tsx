import { NoRows } from '@/components/admin/no-rows'
import { countSubscribersMatching, listSubscribers } from '@/lib/newsletter/admin-queries'
import { type SubscriberParams, subscriberList } from '@/lib/newsletter/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { SubscribersTable } from './subscribers-table'

/** Shows one page of the table, with links to the others. */
export async function Subscribers({ params }: { params: SubscriberParams }) {
  const [page, total] = await Promise.all([listSubscribers(params), countSubscribersMatching(params)])
  if (page.rows.length === 0) return <NoSubscribers params={params} />
  return (
    <SubscribersTable spec={subscriberList} params={params} page={page} total={total} limit={COUNT_LIMIT} />
  )
}

function NoSubscribers({ params: { q, filters } }: { params: SubscriberParams }) {
  const isFiltered = q !== '' || filters.status !== undefined
  return (
    <NoRows
      title={isFiltered ? 'No subscribers found' : 'No subscribers yet'}
      plural="addresses"
      path="/admin/newsletter"
      isFiltered={isFiltered}
    >
      Subscribers will appear here
    </NoRows>
  )
}
