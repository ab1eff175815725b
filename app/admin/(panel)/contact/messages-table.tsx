'use client'

import type { Route } from 'next'
import { deletedColumns } from '@/components/admin/deleted-columns'
import { type ListData, ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { StatusSelect } from '@/components/admin/status-select'
import { EmailText } from '@/components/ui/email-text'
import { Link } from '@/components/ui/link'
import { changeMessageStatus, restoreMessage } from '@/lib/contact/actions'
import type { ListedMessage } from '@/lib/contact/admin-queries'
import { categoryName } from '@/lib/contact/categories'
import { formatLongDate } from '@/lib/dates'
import { mailtoLink } from '@/lib/platform/email-address'
import { recordHref } from '@/lib/platform/list-params'
import { statusLabels, statusTones } from './labels'
import { RowActions } from './row-actions'

const contact: Column<ListedMessage> = {
  header: 'Contact',
  sort: 'name',
  phone: 'plain',
  className: 'one-line md:w-[38%]',
  cell: ({ name, email }) => (
    <>
      <span className="block wrap-anywhere md:truncate" title={name}>
        {name}
      </span>
      <a
        href={mailtoLink(email)}
        title={email}
        className="inline-block max-w-full align-top text-xs text-fg-soft underline-offset-4 max-md:min-h-6 md:truncate hover:underline"
      >
        <EmailText email={email} />
      </a>
    </>
  ),
}

/** Returns the columns of the table. The link to a thread keeps the state of the list in its URL. */
const messageColumns = ({
  spec,
  params,
}: Pick<ListData<ListedMessage>, 'spec' | 'params'>): Column<ListedMessage>[] => [
  {
    header: 'Message',
    sort: 'subject',
    phone: 'title',
    className: 'one-line md:w-[62%]',
    cell: (message) => (
      <>
        <Link
          href={recordHref(spec, params, message.id) as Route}
          title={message.subject}
          className={`wrap-anywhere underline-offset-4 hover:underline ${message.status === 'new' ? 'font-bold' : 'font-medium'}`}
        >
          {message.subject}
        </Link>
        <span className="mt-0.5 line-clamp-2 text-xs wrap-anywhere text-fg-soft md:block md:truncate">
          {message.excerpt}
        </span>
      </>
    ),
  },
  contact,
  {
    header: 'Category',
    phone: 'start',
    className: 'whitespace-nowrap md:max-lg:hidden',
    cell: ({ category }) => categoryName(category),
  },
  {
    header: 'Status',
    sort: 'status',
    className: 'md:w-0 md:py-0.75',
    cell: ({ id, reference, status }) => (
      <StatusSelect
        id={id}
        name={reference}
        status={status}
        labels={statusLabels}
        tones={statusTones}
        change={changeMessageStatus}
      />
    ),
  },
  {
    header: 'Date',
    sort: 'received',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ receivedAt }) => <time dateTime={receivedAt.toISOString()}>{formatLongDate(receivedAt)}</time>,
  },
  {
    header: <span className="sr-only">Actions</span>,
    phone: 'corner',
    align: 'end',
    className: 'md:py-0.75',
    cell: (message) => (
      <RowActions message={message} replyHref={recordHref(spec, params, message.id, { reply: '1' })} />
    ),
  },
]

const trashColumns: readonly Column<ListedMessage>[] = [
  {
    header: 'Message',
    phone: 'title',
    cell: ({ id, subject }) => (
      <Link
        href={`/admin/contact/${id}`}
        className="font-medium wrap-anywhere underline-offset-4 hover:underline"
      >
        {subject}
      </Link>
    ),
  },
  contact,
  ...deletedColumns(({ subject }: ListedMessage) => subject, restoreMessage),
]

/** Shows the table of messages, or of deleted ones in the Trash. */
export function MessagesTable(list: ListData<ListedMessage>) {
  return (
    <ListTable
      {...list}
      label="Messages"
      columns={messageColumns(list)}
      trashColumns={trashColumns}
      nouns={['message', 'messages']}
    />
  )
}
