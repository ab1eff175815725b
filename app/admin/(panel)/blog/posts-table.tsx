'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { ListedPost } from '@/lib/blog/admin-queries'
import { postColumns, trashColumns } from './columns'

/** Shows the table of posts, or of deleted ones in the Trash. */
export function PostsTable({ isTrash, ...list }: ListData<ListedPost> & { isTrash: boolean }) {
  return (
    <ListTable
      {...list}
      label={isTrash ? 'Trash' : 'Posts'}
      columns={isTrash ? trashColumns : postColumns}
      isFixed={isTrash}
      nouns={['post', 'posts']}
    />
  )
}
