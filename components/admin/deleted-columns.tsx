import type { ComponentProps } from 'react'
import { formatLongDate } from '@/lib/dates'
import type { Column } from './resource-table'
import { RestoreButton } from './restore-button'

interface DeletedRow {
  id: string
  deletedAt: Date | null
}

/** The last columns of a Trash list: when the row was deleted, and a Restore button. */
export function deletedColumns<Row extends DeletedRow>(
  nameOf: (row: Row) => string,
  restore: ComponentProps<typeof RestoreButton<{ id: string }>>['restore'],
): Column<Row>[] {
  return [
    {
      header: 'Deleted',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ deletedAt }) => deletedAt && formatLongDate(deletedAt),
    },
    {
      header: <span className="sr-only">Actions</span>,
      align: 'end',
      phone: 'plain',
      cell: (row) => <RestoreButton input={{ id: row.id }} name={nameOf(row)} restore={restore} />,
    },
  ]
}
