import { ListPages } from '@/components/admin/list-pages'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { formatCount } from '@/lib/count'
import { countSubscribersMatching, listSubscribers } from '@/lib/newsletter/admin-queries'
import { COUNT_LIMIT, type SubscriberParams, subscriberList } from '@/lib/newsletter/schema'
import { subscriberColumns } from './columns'

/** The table and the way to its other pages. */
export async function Subscribers({ params }: { params: SubscriberParams }) {
  const [{ rows, ...page }, total] = await Promise.all([
    listSubscribers(params),
    countSubscribersMatching(params),
  ])
  if (rows.length === 0) return <NoSubscribers params={params} />
  return (
    <>
      <ResourceTable
        label="Subscribers"
        rows={rows}
        rowId={({ id }) => id}
        columns={subscriberColumns}
        order={{ spec: subscriberList, params }}
      />
      <ListPages
        spec={subscriberList}
        params={params}
        page={page}
        ids={rows.map(({ id }) => id)}
        total={`${total >= COUNT_LIMIT ? 'more than ' : ''}${formatCount(total)}`}
        noun={total === 1 ? 'address' : 'addresses'}
      />
    </>
  )
}

function NoSubscribers({ params }: { params: SubscriberParams }) {
  const isFiltered = params.q !== '' || params.filters.status !== undefined
  return (
    <Card>
      <EmptyState
        title="No subscribers"
        action={
          isFiltered && (
            <ButtonLink href="/admin/newsletter" variant="secondary">
              Clear filters
            </ButtonLink>
          )
        }
      >
        {isFiltered ? 'No addresses match your current filters' : 'No one has subscribed yet'}
      </EmptyState>
    </Card>
  )
}
