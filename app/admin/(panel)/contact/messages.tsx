import { NoRows } from '@/components/admin/no-rows'
import { countMessages, listMessages } from '@/lib/contact/admin-queries'
import { type ContactParams, contactList } from '@/lib/contact/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { MessagesTable } from './messages-table'

/** Shows one page of the table, with links to the others. */
export async function Messages({ params }: { params: ContactParams }) {
  const [page, total] = await Promise.all([listMessages(params), countMessages(params)])
  if (page.rows.length === 0)
    return (
      <NoRows
        spec={contactList}
        params={params}
        title="No messages yet"
        unmatchedTitle="No messages found"
        plural="messages"
      >
        Messages from the contact page will appear here
      </NoRows>
    )
  return <MessagesTable spec={contactList} params={params} page={page} total={total} limit={COUNT_LIMIT} />
}
