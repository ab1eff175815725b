'use client'

import { type Column, ResourceTable } from '@/components/admin/resource-table'
import { useFirstRows } from '@/components/admin/use-first-rows'
import { Badge } from '@/components/ui/badge'
import { EmailText } from '@/components/ui/email-text'
import { formatLongDate } from '@/lib/dates'
import type { Suppression } from '@/lib/outbox/admin-queries'
import { reasonNames } from '../labels'
import { AllowAddress } from './allow-address'

export function AddressesTable({ rows }: { rows: readonly Suppression[] }) {
  return (
    <ResourceTable
      label="Suppressed addresses"
      rows={useFirstRows(rows)}
      rowId={({ email }) => email}
      columns={columns}
    />
  )
}

const columns: readonly Column<Suppression>[] = [
  {
    header: 'Email',
    phone: 'title',
    className: 'font-medium',
    cell: ({ email }) => <EmailText email={email} />,
  },
  { header: 'Reason', cell: ({ reason }) => <Badge>{reasonNames[reason]}</Badge> },
  {
    header: 'Since',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatLongDate(createdAt)}</time>,
  },
  {
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    cell: ({ email, reason }) => <AllowAddress email={email} reason={reason} />,
  },
]
