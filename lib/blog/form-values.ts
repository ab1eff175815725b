import { lagosDateTime } from '@/lib/dates'
import type { Post } from '@/lib/platform/generated/prisma/client'

/** A saved post as its form has it; the version and the id apart. */
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
