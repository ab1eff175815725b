'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import { MailBadge } from '@/components/admin/mail-badge'
import type { Column } from '@/components/admin/resource-table'
import { RetryEmail } from '@/components/admin/retry-email'
import { Link } from '@/components/ui/link'
import { formatDateTime } from '@/lib/dates'
import { retryEmail } from '@/lib/outbox/actions'
import type { ListedMail } from '@/lib/outbox/admin-queries'
import { DismissEmail } from './dismiss-email'
import { ERASED } from './labels'

const mailColumns: readonly Column<ListedMail>[] = [
  {
    header: 'Subject',
    phone: 'title',
    className: 'font-medium md:max-w-96 md:min-w-36',
    cell: ({ id, subject }) => (
      <Link className="wrap-anywhere underline-offset-4 hover:underline" href={`/admin/mail/${id}`}>
        {subject || ERASED}
      </Link>
    ),
  },
  {
    header: 'To',
    phone: 'plain',
    className: 'md:max-w-72 md:min-w-40',
    cell: ({ toName, toEmail }) => (
      <span className="wrap-anywhere">
        {toName && <span className="block">{toName}</span>}
        <span className={toName ? 'text-fg-soft' : undefined}>{toEmail}</span>
      </span>
    ),
  },
  {
    header: 'Status',
    cell: (mail) => <Delivery mail={mail} />,
  },
  {
    header: 'Created',
    sort: 'written',
    className: 'tabular-nums lg:whitespace-nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>,
  },
  {
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    className: 'md:py-0.75',
    cell: ({ id, status, toEmail }) =>
      status === 'failed' && (
        <div className="flex flex-wrap gap-2 md:justify-end">
          <RetryEmail id={id} retry={retryEmail} address={toEmail} />
          <DismissEmail id={id} address={toEmail} />
        </div>
      ),
  },
]

/** Shows the delivery status of an email, and why it has not arrived. */
function Delivery({ mail: { status, attempts, lastError } }: { mail: ListedMail }) {
  return (
    <div className="md:max-w-72">
      <MailBadge status={status} />
      {status !== 'sent' && lastError && (
        <p className="mt-1 line-clamp-2 text-xs wrap-anywhere text-fg-soft">
          {attempts > 1 && `Tried ${attempts} times. `}
          {lastError}
        </p>
      )}
    </div>
  )
}

export function EmailsTable(list: ListData<ListedMail>) {
  return <ListTable {...list} label="Emails" columns={mailColumns} nouns={['email', 'emails']} />
}
