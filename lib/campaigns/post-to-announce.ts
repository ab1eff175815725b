import 'server-only'
import { z } from 'zod'
import { isPublic } from '@/lib/blog/queries'
import type { Transaction } from '@/lib/platform/db'
import { queryRows } from '@/lib/platform/query-rows'

/** The parts of a post that an email shows, and the category that selects its recipients. */
export const announcedPost = z.object({
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  category: z.string(),
})
export type AnnouncedPost = z.infer<typeof announcedPost>

const postToAnnounce = announcedPost.extend({ version: z.number() })

/**
 * Returns the post if it is public; null otherwise. In a transaction, a row lock keeps it public until the transaction
 * ends, because actions that take a post off the site lock it FOR UPDATE first. A stronger lock would also make readers
 * wait, whose visits are counted in the same row.
 */
export async function findPostToAnnounce(tx: Pick<Transaction, '$queryRaw'>, id: string) {
  const [post] = await queryRows(tx, postToAnnounce)`
    SELECT title, excerpt, slug, category, version FROM post WHERE id = ${id}::uuid AND ${isPublic} FOR KEY SHARE`
  return post ?? null
}
