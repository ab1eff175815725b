'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { ListedApplication } from '@/lib/applications/admin-queries'
import { applicationColumns, trashColumns } from './columns'

/** Shows the table of applications, or of deleted ones in the Trash. */
export function ApplicationsTable({
  isTrash,
  ...list
}: ListData<ListedApplication> & { isTrash: boolean; limit: number }) {
  return (
    <ListTable
      {...list}
      label={isTrash ? 'Trash' : 'Applications'}
      columns={isTrash ? trashColumns : applicationColumns(list)}
      isFixed={isTrash}
      nouns={['application', 'applications']}
    />
  )
}
