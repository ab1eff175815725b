import { Eye, Pencil } from 'lucide-react'
import { DeleteButton } from '@/components/admin/delete-button'
import { iconButtonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { deletePost, restorePost } from '@/lib/blog/actions'
import type { ListedPost } from '@/lib/blog/admin-queries'
import { postMessages } from '@/lib/blog/schema'

/** View, edit, delete. What readers cannot see yet is viewed as a preview. */
export function RowActions({ post: { id, title, slug, isLive } }: { post: ListedPost }) {
  return (
    <div className="flex justify-end md:[&>:not(dialog)]:max-h-9 md:[&>:not(dialog)]:max-w-9">
      <a
        href={isLive ? `/blog/${slug}` : `/admin/blog/${id}/preview`}
        target="_blank"
        rel="noopener"
        aria-label={`View ${title} (opens in a new tab)`}
        title={isLive ? 'View on the website' : 'Preview'}
        className={iconButtonClass}
      >
        <Eye />
      </a>
      <Link
        href={`/admin/blog/${id}`}
        aria-label={`Edit ${title}`}
        title={`Edit ${title}`}
        className={iconButtonClass}
      >
        <Pencil />
      </Link>
      <DeleteButton
        noun="Blog post"
        question={postMessages.confirmDelete}
        name={title}
        input={{ id }}
        remove={deletePost}
        restore={restorePost}
      />
    </div>
  )
}
