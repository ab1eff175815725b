import 'server-only'
import { z } from 'zod'
import { isPublic } from '@/lib/blog/queries'
import type { Transaction } from '@/lib/platform/db'
import { queryRows } from '@/lib/platform/query-rows'

/** The parts of a post shown in an email. */
const postToAnnounce = z.object({
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
})
export type PostToAnnounce = z.infer<typeof postToAnnounce>

/** Returns the post if it is public; null otherwise. */
export async function findPostToAnnounce(
  tx: Pick<Transaction, '$queryRaw'>,
  id: string,
): Promise<PostToAnnounce | null> {
  const [post] = await queryRows(tx, postToAnnounce)`
    SELECT title, excerpt, slug FROM post WHERE id = ${id}::uuid AND ${isPublic}`
  return post ?? null
}
