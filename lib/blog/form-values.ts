import { lagosDateTime } from '@/lib/dates'
import type { Post } from '@/lib/platform/generated/prisma/client'

/** Returns a saved post as form values, without id and version. */
export function formValuesOf(post: Post) {
  const { title, slug, excerpt, content, author, category, status, publishAt, readTime, imageId } = post
  return {
    title,
    slug,
    excerpt,
    content,
    author,
    category,
    status,
    readTime,
    publishAt: publishAt ? lagosDateTime(publishAt) : '',
    imageId: imageId ?? '',
  }
}
