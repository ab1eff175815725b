'use client'

import { ResourceTable } from '@/components/admin/resource-table'
import { useFirstRows } from '@/components/admin/use-first-rows'
import type { ListParams, ListSpec } from '@/lib/platform/list-params'
import type { ListedEntry } from '@/lib/waitlist/admin-queries'
import { entryColumns, trashColumns } from './columns'

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
