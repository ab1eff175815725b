import { ListTable } from '@/components/admin/list-table'
import { NoRows } from '@/components/admin/no-rows'
import { ButtonLink } from '@/components/ui/button-link'
import { listPosts } from '@/lib/blog/admin-queries'
import { isInTrash, type PostListParams, postList } from '@/lib/blog/schema'
import { postColumns, trashColumns } from './columns'

/** Shows one page of the table, with links to the others. */
export async function Posts({ params }: { params: PostListParams }) {
  const { total, ...page } = await listPosts(params)
  if (page.rows.length === 0) return <NoPosts params={params} />
  const isTrash = isInTrash(params)
  return (
    <ListTable
      label={isTrash ? 'Trash' : 'Posts'}
      spec={postList}
      params={params}
      page={page}
      columns={isTrash ? trashColumns : postColumns}
      isFixed={isTrash}
      total={total}
      nouns={['post', 'posts']}
    />
  )
}

function NoPosts({ params }: { params: PostListParams }) {
  return (
    <NoRows
      title="No posts found"
      things="posts"
      path="/admin/blog"
      isFiltered={params.q !== '' || params.filters.status !== undefined}
      isTrash={isInTrash(params)}
      start={<ButtonLink href="/admin/blog/new">Write the first post</ButtonLink>}
    >
      No posts have been written yet
    </NoRows>
  )
}
