import 'server-only'
import { z } from 'zod'
import { findLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { chosenImageColumns, publicImageColumns } from '@/lib/media/schema'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Keyset, keysetOf, listOrder, readKeysetPage, trashState } from '@/lib/platform/keyset'
import { isInTrash } from '@/lib/platform/list-params'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import { formValuesOf } from './form-values'
import { isPublic } from './queries'
import { readTimeText } from './read-time'
import {
  type PostListParams,
  type PostListSort,
  type PostStatus,
  postCategories,
  postStatuses,
} from './schema'

/** `isLive` is true if readers can find the post now. */
const idIsLiveRow = z.object({ id: z.string(), isLive: z.boolean() })
const totalRow = z.object({ total: z.number() })
const statusCountRow = z.object({ status: z.enum(postStatuses), isDeleted: z.boolean(), count: z.number() })
const isLiveRow = z.object({ isLive: z.boolean() })

const post = columnsOf('Post')

const noun = 'blog'
const PAGE_SIZE = 25

export type ListedPost = Awaited<ReturnType<typeof readListed>>[number]

const keyset: Keyset<PostListSort | 'deleted'> = keysetOf('Post', {
  date: ['date', 'id'],
  title: ['title', 'id'],
  author: ['author', 'id'],
  category: ['category', 'id'],
  status: ['status', 'date', 'id'],
  reads: ['readCount', 'id'],
  deleted: ['deletedAt', 'id'],
})

/** Returns one page of the list or of the Trash: posts whose title or excerpt contains the search text. */
export async function listPosts(params: PostListParams) {
  await requireAdmin('blog')
  const where = matching(params)
  const [page, [counted]] = await Promise.all([
    readKeysetPage(
      { keyset, cursor: params.cursor, order: listOrder(params), size: PAGE_SIZE },
      (page) => queryRows(db, idIsLiveRow)`
        SELECT id::text, ${isPublic} AS "isLive" FROM post WHERE ${where} AND ${page}`,
    ),
    queryRows(db, totalRow)`SELECT count(*)::int AS total FROM post WHERE ${where}`,
  ])
  return { ...page, rows: await readListed(page.rows), total: counted?.total ?? 0 }
}

function matching(params: PostListParams): Prisma.Sql {
  const { q, filters } = params
  const conditions = [trashState(post.deletedAt, isInTrash(params))]
  if (filters.status) conditions.push(Prisma.sql`${post.status} = ${filters.status}::post_status`)
  if (q) conditions.push(contains(post.searchText, q))
  return Prisma.join(conditions, ' AND ')
}

async function readListed(found: z.infer<typeof idIsLiveRow>[]) {
  const rows = await db.post.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: {
      id: true,
      title: true,
      slug: true,
      author: true,
      category: true,
      status: true,
      publishAt: true,
      date: true,
      readCount: true,
      deletedAt: true,
      image: { select: { ...publicImageColumns, alt: false, blur: false } },
    },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id, isLive }) => {
    const row = byId.get(id)
    return row ? [{ ...row, isLive }] : []
  })
}

export type PostCounts = Record<PostStatus | 'total' | 'trash', number>

/** Counts posts by status, and separately those in the Trash. */
export async function countPosts(): Promise<PostCounts> {
  await requireAdmin('blog')
  const counts: PostCounts = { total: 0, draft: 0, published: 0, scheduled: 0, trash: 0 }
  const rows = await queryRows(db, statusCountRow)`
    SELECT status, deleted_at IS NOT NULL AS "isDeleted", count(*)::int AS count FROM post GROUP BY 1, 2`
  for (const { status, isDeleted, count } of rows) {
    counts[isDeleted ? 'trash' : status] += count
    if (!isDeleted) counts.total += count
  }
  return counts
}

/** Returns a post as form values, with the facts that the screen shows; null if it does not exist. */
export async function getPostForEdit(id: string) {
  await requireAdmin('blog')
  const post = await db.post.findFirst({
    where: { id, deletedAt: null },
    include: { image: { select: chosenImageColumns } },
  })
  if (!post) return null
  const { version, image } = post
  // If the category is no longer offered, staff have to choose again.
  const category = postCategories.find((option) => option === post.category)
  return {
    values: { ...formValuesOf(post), id, version, category },
    image,
    /** True if readers can find the post now. */
    isLive: await isLive(id),
    readCount: post.readCount,
    lastChange: (await findLastChanges(db, noun, [id])).get(id) ?? null,
  }
}

/** Returns a post as readers would see it, whatever its status. */
export async function getPostForPreview(id: string) {
  await requireAdmin('blog')
  const post = await db.post.findFirst({
    where: { id, deletedAt: null },
    include: { image: { select: publicImageColumns } },
  })
  if (!post) return null
  return { ...post, readTime: readTimeText(post), isLive: await isLive(id) }
}

/** Returns whether readers can find the post now. */
async function isLive(id: string): Promise<boolean> {
  const [found] = await queryRows(db, isLiveRow)`
    SELECT ${isPublic} AS "isLive" FROM post WHERE id = ${id}::uuid`
  return found?.isLive ?? false
}

/** Lists up to 100 versions of a post, newest first. */
export async function listRevisions(postId: string) {
  await requireAdmin('blog')
  const revisions = await db.postRevision.findMany({
    where: { postId },
    orderBy: { version: 'desc' },
    take: 100,
    select: { id: true, version: true, at: true, actorName: true, title: true },
  })
  return revisions.map(({ at, ...revision }) => ({ ...revision, savedAt: at }))
}

/** Returns one version with its full text; null if it does not exist. */
export async function getRevision(postId: string, id: string) {
  await requireAdmin('blog')
  return db.postRevision.findFirst({ where: { id, postId } })
}
