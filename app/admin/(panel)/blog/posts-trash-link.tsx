import { TrashLink } from '@/components/admin/trash-link'
import { countPosts } from '@/lib/blog/admin-queries'

/** To the deleted posts, and back. */
export async function PostsTrashLink({ isInTrash }: { isInTrash: boolean }) {
  const { trash } = await countPosts()
  const count = trash.toLocaleString('en-NG')
  return <TrashLink path="/admin/blog" isInTrash={isInTrash} back="Back to the posts" count={count} />
}
