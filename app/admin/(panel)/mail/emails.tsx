import { ListTable } from '@/components/admin/list-table'
import { NoRows } from '@/components/admin/no-rows'
import { countEmails, listEmails } from '@/lib/outbox/admin-queries'
import { COUNT_LIMIT, type MailParams, mailList } from '@/lib/outbox/schema'
import { mailColumns } from './columns'

/** Shows one page of the table, with links to the others. */
export async function EmailList({ params }: { params: MailParams }) {
  const [page, total] = await Promise.all([listEmails(params), countEmails(params)])
  if (page.rows.length === 0) return <NoEmails params={params} />
  return (
    <ListTable
      label="Emails"
      spec={mailList}
      params={params}
      page={page}
      columns={mailColumns}
      isFixed
      total={total}
      limit={COUNT_LIMIT}
      nouns={['email', 'emails']}
    />
  )
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
