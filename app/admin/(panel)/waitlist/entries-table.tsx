'use client'

import { type Column, ResourceTable } from '@/components/admin/resource-table'
import { RestoreButton } from '@/components/admin/restore-button'
import { StatusSelect } from '@/components/admin/status-select'
import { useFirstRows } from '@/components/admin/use-first-rows'
import { Badge } from '@/components/ui/badge'
import { EmailText } from '@/components/ui/email-text'
import { formatDate, lagosDay } from '@/lib/dates'
import { planText } from '@/lib/plan/plan-text'
import type { ListParams, ListSpec } from '@/lib/platform/list-params'
import { changeStatus, restoreEntry } from '@/lib/waitlist/actions'
import type { ListedEntry } from '@/lib/waitlist/admin-queries'
import { statusLabels, statusTones } from './labels'
import { PersonLink } from './person-link'
import { RowActions } from './row-actions'
import { SelectPage, SelectRow } from './selection'

const name: Column<ListedEntry> = {
  header: 'Name',
  sort: 'name',
  phone: 'title',
  className: 'one-line font-medium md:w-[34%]',
  cell: ({ id, name, deletedAt }) =>
    deletedAt ? (
      <span className="wrap-anywhere" title={name}>
        {name}
      </span>
    ) : (
      <PersonLink id={id} name={name} />
    ),
}

const email: Column<ListedEntry> = {
  header: 'Email',
  sort: 'email',
  phone: 'plain',
  className: 'one-line md:w-[31%]',
  cell: (entry) => (
    <div className="flex items-center gap-x-2 gap-y-1 max-md:flex-wrap">
      <span className="min-w-0 md:truncate" title={entry.email}>
        <EmailText email={entry.email} />
      </span>
      <SuppressionBadges entry={entry} />
    </div>
  ),
}

const entryColumns: readonly Column<ListedEntry>[] = [
  {
    header: <SelectPage />,
    phone: 'lead',
    className: 'md:w-0 md:pr-0',
    cell: (entry) => <SelectRow id={entry.id} label={`Select ${entry.name}`} />,
  },
  name,
  email,
  {
    header: 'Status',
    sort: 'status',
    phone: 'start',
    className: 'md:w-0 md:py-0.75',
    cell: ({ id, name, status }) => (
      <StatusSelect
        id={id}
        name={name}
        status={status}
        labels={statusLabels}
        tones={statusTones}
        change={changeStatus}
      />
    ),
  },
  {
    header: 'Joined',
    sort: 'joined',
    className: 'whitespace-nowrap tabular-nums',
    cell: (entry) => <time dateTime={entry.createdAt.toISOString()}>{formatDate(entry.createdAt)}</time>,
  },
  {
    header: 'Plan',
    className: 'one-line text-fg-soft md:w-[35%] md:max-xl:hidden',
    cell: (entry) => <PlanText entry={entry} />,
  },
  {
    header: <span className="sr-only">Actions</span>,
    phone: 'corner',
    align: 'end',
    className: 'md:py-0.75',
    cell: (entry) => <RowActions id={entry.id} name={entry.name} email={entry.email} />,
  },
]

const trashColumns: readonly Column<ListedEntry>[] = [
  name,
  email,
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  {
    header: 'Deleted',
    className: 'whitespace-nowrap tabular-nums',
    cell: (entry) => entry.deletedAt && formatDate(entry.deletedAt),
  },
  {
    header: <span className="sr-only">Actions</span>,
    phone: 'corner',
    align: 'end',
    cell: (entry) => <RestoreButton input={{ id: entry.id }} name={entry.name} restore={restoreEntry} />,
  },
]

function PlanText({ entry: { plan, createdAt } }: { entry: ListedEntry }) {
  const text = (plan && planText(plan, lagosDay(createdAt))) ?? 'No payout plan'
  return <span title={text}>{text}</span>
}

/** Shows why someone gets no bulk email. The status is separate: someone who unsubscribed can still have the status Converted. */
function SuppressionBadges({ entry }: { entry: ListedEntry }) {
  const { unsubscribedAt, suppression } = entry
  return (
    <>
      {(unsubscribedAt || suppression === 'unsubscribed') && <Badge>Unsubscribed</Badge>}
      {suppression === 'bounced' && <Badge tone="danger">Bounced</Badge>}
      {suppression === 'complained' && <Badge tone="warn">Marked as spam</Badge>}
    </>
  )
}

interface EntriesTableProps {
  entries: ListedEntry[]
  /** The sort order in the URL; omitted for the Trash. */
  order?: { spec: ListSpec; params: ListParams }
}

/** Shows the table of entries, or of deleted ones in the Trash. */
export function EntriesTable({ entries, order }: EntriesTableProps) {
  return (
    <ResourceTable
      label={order ? 'Waitlist' : 'Trash'}
      rows={useFirstRows(entries)}
      rowId={({ id }) => id}
      columns={order ? entryColumns : trashColumns}
      order={order}
    />
  )
}
