'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { ListedMessage } from '@/lib/contact/admin-queries'
import { messageColumns, trashColumns } from './columns'

interface MessagesTableProps extends ListData<ListedMessage> {
  isTrash: boolean
  limit: number
}

/** Shows the table of messages, or of deleted ones in the Trash. */
export function MessagesTable({ isTrash, ...list }: MessagesTableProps) {
  return (
    <ListTable
      {...list}
      label={isTrash ? 'Trash' : 'Messages'}
      columns={isTrash ? trashColumns : messageColumns(list)}
      isFixed={isTrash}
      nouns={['message', 'messages']}
    />
  )
}
