'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { ListedRequest } from '@/lib/personal-data/admin-queries'
import { closedColumns, openColumns } from './columns'

export function RequestsTable(list: ListData<ListedRequest> & { limit: number }) {
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
