import { NoRows } from '@/components/admin/no-rows'
import { countEmails, listEmails } from '@/lib/outbox/admin-queries'
import { type MailParams, mailList } from '@/lib/outbox/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { EmailsTable } from './emails-table'

/** Shows one page of the table, with links to the others. */
export async function EmailList({ params }: { params: MailParams }) {
  const [page, total] = await Promise.all([listEmails(params), countEmails(params)])
  if (page.rows.length === 0)
    return (
      <NoRows
        spec={mailList}
        params={params}
        title="No emails yet"
        unmatchedTitle="No emails found"
        plural="emails"
      >
        Emails the site sends will appear here
      </NoRows>
    )
  return <EmailsTable spec={mailList} params={params} page={page} total={total} limit={COUNT_LIMIT} />
}
