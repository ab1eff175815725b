import { TrashLink } from '@/components/admin/trash-link'
import { countPosts } from '@/lib/blog/admin-queries'
import { formatCount } from '@/lib/count'

/** Links to the deleted posts, and back. */
export async function PostsTrashLink({ isInTrash }: { isInTrash: boolean }) {
  const { trash } = await countPosts()
  const count = formatCount(trash)
  return <TrashLink path="/admin/blog" isInTrash={isInTrash} back="Back to posts" count={count} />
}
