import 'server-only'
import { type ImageUses, usesOf } from '@/lib/media/image-use'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { blog } from './noun'

/** A post can show an image as its cover, in its text, or both. */
export const blogImages: ImageUses = {
  Post: (tx, imageId) => findPosts(tx, { imageId }),
  PostImage: (tx, imageId) => findPosts(tx, { contentImages: { some: { imageId } } }),
}

async function findPosts(tx: Transaction, where: Prisma.PostWhereInput) {
  const select = { id: true, title: true, deletedAt: true } as const
  const posts = await tx.post.findMany({ where, select, orderBy: { id: 'asc' } })
  return usesOf(posts, {
    label: ({ title }) => `the post “${title}”`,
    edit: blog.records.posts.path,
    trash: '/admin/blog?view=trash',
  })
}
