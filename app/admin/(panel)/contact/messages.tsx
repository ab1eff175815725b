import { ListPages } from '@/components/admin/list-pages'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { countMessages, listMessages } from '@/lib/contact/admin-queries'
import { COUNT_LIMIT, type ContactParams, contactList, isInTrash } from '@/lib/contact/schema'
import { formatCount } from '@/lib/count'
import { messageColumns, trashColumns } from './columns'

/** The table and the way to its other pages. */
export async function Messages({ params }: { params: ContactParams }) {
  const [{ rows, ...page }, total] = await Promise.all([listMessages(params), countMessages(params)])
  if (rows.length === 0) return <NoMessages params={params} />
  const isTrash = isInTrash(params)
  return (
    <>
      <ResourceTable
        label={isTrash ? 'Trash' : 'Messages'}
        rows={rows}
        rowId={({ id }) => id}
        columns={isTrash ? trashColumns : messageColumns(params)}
        {...(isTrash ? {} : { order: { spec: contactList, params } })}
      />
      <ListPages
        spec={contactList}
        params={params}
        page={page}
        ids={rows.map(({ id }) => id)}
        total={`${total >= COUNT_LIMIT ? 'more than ' : ''}${formatCount(total)}`}
        noun={total === 1 ? 'message' : 'messages'}
      />
    </>
  )
}

function NoMessages({ params }: { params: ContactParams }) {
  const { q, filters } = params
  const isTrash = isInTrash(params)
  const isFiltered = q !== '' || filters.status !== undefined || filters.category !== undefined
  const clear = (
    <ButtonLink href={isTrash ? '/admin/contact?view=trash' : '/admin/contact'} variant="secondary">
      Clear filters
    </ButtonLink>
  )
  if (isTrash)
    return (
      <Card>
        <EmptyState title="Nothing in Trash" action={isFiltered && clear}>
          {isFiltered ? 'No deleted messages match your search' : 'Deleted messages stay here for 30 days'}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState title="No Messages Found" action={isFiltered && clear}>
        {isFiltered ? 'No messages match your current filters' : 'No one has sent a message yet'}
      </EmptyState>
    </Card>
  )
}
