import { ArrowLeft, Trash2 } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { countPosts } from '@/lib/blog/admin-queries'

/** To the deleted posts, and back. */
export async function TrashLink({ isInTrash }: { isInTrash: boolean }) {
  if (isInTrash)
    return (
      <ButtonLink href="/admin/blog" variant="ghost">
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        Back to the posts
      </ButtonLink>
    )
  const { trash } = await countPosts()
  if (trash === 0) return null
  return (
    <ButtonLink href="/admin/blog?view=trash" variant="ghost">
      <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
      Trash ({trash.toLocaleString('en-NG')})
    </ButtonLink>
  )
}
