import { NoRows } from '@/components/admin/no-rows'
import { ButtonLink } from '@/components/ui/button-link'
import { listPosts } from '@/lib/blog/admin-queries'
import { type PostListParams, postList } from '@/lib/blog/schema'
import { PostsTable } from './posts-table'

/** Shows one page of the table, with links to the others. */
export async function Posts({ params }: { params: PostListParams }) {
  const { total, ...page } = await listPosts(params)
  if (page.rows.length === 0)
    return (
      <NoRows
        spec={postList}
        params={params}
        title="No posts found"
        plural="posts"
        start={<ButtonLink href="/admin/blog/new">Write the first post</ButtonLink>}
      >
        No posts have been written yet
      </NoRows>
    )
  return <PostsTable spec={postList} params={params} page={page} total={total} />
}
