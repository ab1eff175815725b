import { NoRows } from '@/components/admin/no-rows'
import { countMessages, listMessages } from '@/lib/contact/admin-queries'
import { type ContactParams, contactList } from '@/lib/contact/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { isInTrash } from '@/lib/platform/list-params'
import { MessagesTable } from './messages-table'

/** Shows one page of the table, with links to the others. */
export async function Messages({ params }: { params: ContactParams }) {
  const [page, total] = await Promise.all([listMessages(params), countMessages(params)])
  if (page.rows.length === 0) return <NoMessages params={params} />
  return (
    <MessagesTable
      isTrash={isInTrash(params)}
      spec={contactList}
      params={params}
      page={page}
      total={total}
      limit={COUNT_LIMIT}
    />
  )
}

function NoMessages({ params }: { params: ContactParams }) {
  const { q, filters } = params
  const isFiltered = q !== '' || filters.status !== undefined || filters.category !== undefined
  return (
    <NoRows
      title={isFiltered ? 'No messages found' : 'No messages yet'}
      plural="messages"
      path="/admin/contact"
      isFiltered={isFiltered}
      isTrash={isInTrash(params)}
    >
      Messages from the contact page will appear here
    </NoRows>
  )
}
