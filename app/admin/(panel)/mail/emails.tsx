import { ListPages } from '@/components/admin/list-pages'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { formatCount } from '@/lib/count'
import { countEmails, listEmails } from '@/lib/outbox/admin-queries'
import { COUNT_LIMIT, type MailParams, mailList } from '@/lib/outbox/schema'
import { mailColumns } from './columns'

/** The table and the way to its other pages. */
export async function EmailList({ params }: { params: MailParams }) {
  const [{ rows, ...page }, total] = await Promise.all([listEmails(params), countEmails(params)])
  if (rows.length === 0) return <NoMails params={params} />
  return (
    <>
      <ResourceTable label="EmailList" rows={rows} rowId={({ id }) => id} columns={mailColumns} />
      <ListPages
        spec={mailList}
        params={params}
        page={page}
        ids={rows.map(({ id }) => id)}
        total={`${total >= COUNT_LIMIT ? 'more than ' : ''}${formatCount(total)}`}
        noun={total === 1 ? 'email' : 'emails'}
      />
    </>
  )
}

function NoMails({ params }: { params: MailParams }) {
  const isFiltered = params.q !== '' || params.filters.status !== undefined
  return (
    <Card>
      <EmptyState
        title="No emails"
        action={
          isFiltered && (
            <ButtonLink href="/admin/mail" variant="secondary">
              Clear filters
            </ButtonLink>
          )
        }
      >
        {isFiltered ? 'No emails match your current filters' : 'No emails have been sent yet'}
      </EmptyState>
    </Card>
  )
}
