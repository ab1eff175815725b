'use client'

import { deletedColumns } from '@/components/admin/deleted-columns'
import { type ListData, ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { Picture } from '@/components/site/picture'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { restorePost } from '@/lib/blog/actions'
import type { ListedPost } from '@/lib/blog/admin-queries'
import { formatCount } from '@/lib/count'
import { formatDateTime, formatLongDate } from '@/lib/dates'
import { statusLabels, statusTones } from './labels'
import { RowActions } from './row-actions'
import { SmallCover } from './small-cover'

const picture: Column<ListedPost> = {
  header: <span className="sr-only">Image</span>,
  phone: 'lead',
  className: 'w-20 md:pr-0',
  cell: ({ category, title, image }) => (
    <SmallCover category={category} title={title}>
      {image && (
        <Picture image={image} alt="" sizes="4rem" className="absolute inset-0 size-full object-cover" />
      )}
    </SmallCover>
  ),
}

const author: Column<ListedPost> = {
  header: 'Author',
  sort: 'author',
  className: 'max-xl:hidden!',
  cell: (post) => post.author,
}
const category: Column<ListedPost> = {
  header: 'Category',
  sort: 'category',
  className: 'max-xl:hidden!',
  cell: (post) => post.category,
}

const postColumns: readonly Column<ListedPost>[] = [
  picture,
  {
    header: 'Title',
    sort: 'title',
    phone: 'title',
    className: 'xl:min-w-52',
    cell: ({ id, title, author, category }) => (
      <>
        <Link
          href={`/admin/blog/${id}`}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        {/* Shown here if there is no room for separate columns. */}
        <span className="mt-0.5 block text-xs text-fg-soft xl:hidden">
          {[author, category].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  author,
  category,
  { header: 'Status', sort: 'status', phone: 'start', cell: (post) => <Status post={post} /> },
  {
    header: 'Date',
    sort: 'date',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ date }) => <time dateTime={date.toISOString()}>{formatLongDate(date)}</time>,
  },
  {
    header: 'Reads',
    sort: 'reads',
    align: 'end',
    className: 'tabular-nums md:max-xl:hidden',
    cell: ({ readCount }) => formatCount(readCount),
  },
  {
    header: <span className="sr-only">Actions</span>,
    phone: 'end',
    align: 'end',
    className: 'md:py-0.75',
    cell: ({ id, title, slug, isLive }) => <RowActions id={id} title={title} slug={slug} isLive={isLive} />,
  },
]

const trashColumns: readonly Column<ListedPost>[] = [
  picture,
  {
    header: 'Title',
    phone: 'title',
    cell: ({ title }) => <span className="font-semibold wrap-anywhere">{title}</span>,
  },
  { header: 'Author', cell: (post) => post.author },
  ...deletedColumns(({ title }: ListedPost) => title, restorePost),
]

/** Shows a post's status and, for a scheduled post, when it goes public. */
function Status({ post: { status, publishAt } }: { post: ListedPost }) {
  return (
    <span className="inline-flex flex-col items-start gap-0.5">
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      {publishAt && (
        <time
          dateTime={publishAt.toISOString()}
          className="text-xs whitespace-nowrap text-fg-soft tabular-nums"
        >
          {formatDateTime(publishAt)}
        </time>
      )}
    </span>
  )
}

/** Shows the table of posts, or of deleted ones in the Trash. */
export function PostsTable(list: ListData<ListedPost>) {
  return (
    <ListTable
      {...list}
      label="Posts"
      columns={postColumns}
      trashColumns={trashColumns}
      nouns={['post', 'posts']}
    />
  )
}
