'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { Badge } from '@/components/ui/badge'
import { EmailText } from '@/components/ui/email-text'
import { Link } from '@/components/ui/link'
import { formatLongDate } from '@/lib/dates'
import type { ListedRequest } from '@/lib/personal-data/admin-queries'
import { Due } from './due'
import { kindLabels, statusLabels, statusTones } from './labels'

const address: Column<ListedRequest> = {
  header: 'Email',
  phone: 'title',
  className: 'font-medium md:max-w-96 md:min-w-44',
  cell: ({ id, email }) => (
    <Link className="underline-offset-4 hover:underline" href={`/admin/privacy/${id}`}>
      {email ? <EmailText email={email} /> : 'Erased'}
    </Link>
  ),
}

const kind: Column<ListedRequest> = {
  header: 'Request',
  phone: 'start',
  cell: ({ kind }) => kindLabels[kind],
}

const status: Column<ListedRequest> = {
  header: 'Status',
  cell: (request) => <Badge tone={statusTones[request.status]}>{statusLabels[request.status]}</Badge>,
}

const confirmed: Column<ListedRequest> = {
  header: 'Confirmed',
  className: 'whitespace-nowrap tabular-nums',
  cell: ({ confirmedAt }) => <time dateTime={confirmedAt.toISOString()}>{formatLongDate(confirmedAt)}</time>,
}

const due: Column<ListedRequest> = {
  header: 'Due',
  className: 'whitespace-nowrap max-md:*:justify-end',
  cell: (request) => <Due request={request} />,
}

const closed: Column<ListedRequest> = {
  header: 'Closed',
  className: 'whitespace-nowrap tabular-nums',
  cell: ({ closedAt }) =>
    closedAt && <time dateTime={closedAt.toISOString()}>{formatLongDate(closedAt)}</time>,
}

const closedBy: Column<ListedRequest> = { header: 'By', cell: (request) => request.closedBy }

const actions: Column<ListedRequest> = {
  header: <span className="sr-only">Actions</span>,
  phone: 'corner',
  align: 'end',
  className: 'md:py-0.75',
  cell: ({ id, email }) => (
    <div className="row-icons">
      <RowLink href={`/admin/privacy/${id}`} label={email ? `View ${email}` : 'View erased request'}>
        <RowIcon name="eye" />
      </RowLink>
    </div>
  ),
}

const openColumns = [address, kind, status, confirmed, due, actions]
const closedColumns = [address, kind, status, confirmed, closed, closedBy, actions]

export function RequestsTable(list: ListData<ListedRequest>) {
  return (
    <ListTable
      {...list}
      label="Privacy requests"
      columns={list.params.filters.status ? closedColumns : openColumns}
      isFixed
      nouns={['request', 'requests']}
    />
  )
}
