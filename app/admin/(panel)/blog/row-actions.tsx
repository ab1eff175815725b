'use client'

import { DeleteButton } from '@/components/admin/delete-button'
import { IfMayChange } from '@/components/admin/role'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { deletePost, restorePost } from '@/lib/blog/actions'
import type { ListedPost } from '@/lib/blog/admin-queries'

/** Shows buttons to view, edit and delete a post. A post that is not public opens as a preview. */
export function RowActions({
  id,
  title,
  slug,
  isLive,
}: Pick<ListedPost, 'id' | 'title' | 'slug' | 'isLive'>) {
  return (
    <div className="row-icons">
      <RowLink
        href={isLive ? `/blog/${slug}` : `/admin/blog/${id}/preview`}
        label={`View ${title}`}
        title={isLive ? 'View on the site' : 'Preview'}
        isNewTab
      >
        <RowIcon name="eye" />
      </RowLink>
      <IfMayChange>
        <RowLink href={`/admin/blog/${id}`} label={`Edit ${title}`} shortcut="E">
          <RowIcon name="pencil" />
        </RowLink>
      </IfMayChange>
      <DeleteButton
        recordLabel="Blog post"
        question="Are you sure you want to delete this post?"
        name={title}
        input={{ id }}
        remove={deletePost}
        restore={restorePost}
      />
    </div>
  )
}
