import 'server-only'
import { isPublic } from '@/lib/blog/queries'
import type { Transaction } from '@/lib/platform/db'

/** What a letter shows of a post. */
export interface PostToTell {
  title: string
  excerpt: string
  slug: string
}

/** A post that readers find now; null otherwise. */
export async function findPostToTell(
  tx: Pick<Transaction, '$queryRaw'>,
  id: string,
): Promise<PostToTell | null> {
  const [post] = await tx.$queryRaw<PostToTell[]>`
    SELECT title, excerpt, slug FROM post WHERE id = ${id}::uuid AND ${isPublic}`
  return post ?? null
}
