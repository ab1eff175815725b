import { ListPages } from '@/components/admin/list-pages'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { listPosts } from '@/lib/blog/admin-queries'
import { isInTrash, type PostListParams, postList } from '@/lib/blog/schema'
import { formatCount } from '@/lib/count'
import { postColumns, trashColumns } from './columns'

/** The table and the way to its other pages. */
export async function Posts({ params }: { params: PostListParams }) {
  const { rows, total, ...page } = await listPosts(params)
  if (rows.length === 0) return <NoPosts params={params} />
  const isTrash = isInTrash(params)
  return (
    <>
      <ResourceTable
        label={isTrash ? 'Trash' : 'Posts'}
        rows={rows}
        rowId={({ id }) => id}
        columns={isTrash ? trashColumns : postColumns}
        {...(isTrash ? {} : { order: { spec: postList, params } })}
      />
      <ListPages
        spec={postList}
        params={params}
        page={page}
        ids={rows.map(({ id }) => id)}
        total={formatCount(total)}
        noun={total === 1 ? 'post' : 'posts'}
      />
    </>
  )
}

function NoPosts({ params }: { params: PostListParams }) {
  const isTrash = isInTrash(params)
  const isFiltered = params.q !== '' || params.filters.status !== undefined
  const clear = (
    <ButtonLink href={isTrash ? '/admin/blog?view=trash' : '/admin/blog'} variant="secondary">
      Clear filters
    </ButtonLink>
  )
  const write = <ButtonLink href="/admin/blog/new">Write the first post</ButtonLink>
  if (isTrash)
    return (
      <Card>
        <EmptyState title="Nothing in Trash" action={isFiltered && clear}>
          {isFiltered ? 'No deleted posts match your search' : 'Deleted posts stay here for 30 days'}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState title="No posts found" action={isFiltered ? clear : write}>
        {isFiltered ? 'No posts match your current filters' : 'No posts have been written yet'}
      </EmptyState>
    </Card>
  )
}
