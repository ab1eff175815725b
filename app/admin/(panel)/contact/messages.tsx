import { ListTable } from '@/components/admin/list-table'
import { NoRows } from '@/components/admin/no-rows'
import { countMessages, listMessages } from '@/lib/contact/admin-queries'
import { COUNT_LIMIT, type ContactParams, contactList, isInTrash } from '@/lib/contact/schema'
import { messageColumns, trashColumns } from './columns'

/** Shows one page of the table, with links to the others. */
export async function Messages({ params }: { params: ContactParams }) {
  const [page, total] = await Promise.all([listMessages(params), countMessages(params)])
  if (page.rows.length === 0) return <NoMessages params={params} />
  const isTrash = isInTrash(params)
  return (
    <ListTable
      label={isTrash ? 'Trash' : 'Messages'}
      spec={contactList}
      params={params}
      page={page}
      columns={isTrash ? trashColumns : messageColumns(params)}
      isFixed={isTrash}
      total={total}
      limit={COUNT_LIMIT}
      nouns={['message', 'messages']}
    />
  )
}

function NoMessages({ params }: { params: ContactParams }) {
  const { q, filters } = params
  return (
    <NoRows
      title="No Messages Found"
      things="messages"
      path="/admin/contact"
      isFiltered={q !== '' || filters.status !== undefined || filters.category !== undefined}
      isTrash={isInTrash(params)}
    >
      No one has sent a message yet
    </NoRows>
  )
}
