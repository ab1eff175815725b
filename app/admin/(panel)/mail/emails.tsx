import { NoRows } from '@/components/admin/no-rows'
import { countEmails, listEmails } from '@/lib/outbox/admin-queries'
import { COUNT_LIMIT, type MailParams, mailList } from '@/lib/outbox/schema'
import { EmailsTable } from './emails-table'

/** Shows one page of the table, with links to the others. */
export async function EmailList({ params }: { params: MailParams }) {
  const [page, total] = await Promise.all([listEmails(params), countEmails(params)])
  if (page.rows.length === 0) return <NoEmails params={params} />
  return <EmailsTable spec={mailList} params={params} page={page} total={total} limit={COUNT_LIMIT} />
}

function NoEmails({ params }: { params: MailParams }) {
  return (
    <NoRows
      title="No emails"
      things="emails"
      path="/admin/mail"
      isFiltered={params.q !== '' || params.filters.status !== undefined}
    >
      No emails have been sent yet
    </NoRows>
  )
}
