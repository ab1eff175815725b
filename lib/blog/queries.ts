import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { timeZone } from '@/lib/dates'
import { publicImageColumns } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { queryRows } from '@/lib/platform/query-rows'
import { contains } from '@/lib/platform/search'
import { isSlug } from '@/lib/platform/slug'
import { readTimeText } from './read-time'
import {
  MAX_PAGES,
  POPULAR_DAYS,
  POSTS_PER_PAGE,
  type PostCategory,
  type PostSort,
  postCategories,
} from './schema'

const categoryCountRow = z.object({ category: z.string(), count: z.number() })
const slugUpdatedAtRow = z.object({ slug: z.string(), updatedAt: z.date() })
const idTotalRow = z.object({ id: z.string(), total: z.number() })

const TAG: CacheTag = 'blog'

/**
 * Within the blog, the router reuses loaded pages until they are stale. They may have changed since, so this is the
 * shortest stale time that Next allows for prerendered pages.
 */
const stale = 30
const untilChanged = { stale, revalidate: 30 * 86_400, expire: 365 * 86_400 }

/** A published post as shown in lists. */
export type PostCard = Awaited<ReturnType<typeof readCards>>[number]
export type PublishedPost = NonNullable<Awaited<ReturnType<typeof readPost>>>

export interface PostQuery {
  /** Matches part of the title, excerpt or content, ignoring case and accents. Empty: all. */
  search: string
  /** Null: all categories. */
  category: PostCategory | null
  sort: PostSort
  /** The number of pages to return from the start of the list, each with POSTS_PER_PAGE posts. */
  pages: number
  /** The id of a post to leave out, such as the featured one. */
  except?: string
}

export type PostPage = Awaited<ReturnType<typeof findPage>>

/** Lists published posts. Searches are not cached, because there is no limit to the number of different ones. */
export async function listPublishedPosts({ search, pages: wanted, ...rest }: PostQuery): Promise<PostPage> {
  const pages = Math.min(Math.max(1, Math.trunc(wanted) || 1), MAX_PAGES)
  return search ? findPage({ ...rest, search, pages }) : listPage({ ...rest, pages })
}

async function listPage(query: Omit<PostQuery, 'search'>) {
  'use cache'
  cacheTag(TAG)
  if (query.sort === 'latest') cacheLife(untilChanged)
  // Reads are counted continuously, so the order may be a few minutes out of date.
  else cacheLife({ stale, revalidate: 300, expire: 3_600 })
  return findPage({ ...query, search: '' })
}

/** Returns the most recently published post, or null. */
export async function getFeaturedPost(): Promise<PostCard | null> {
  'use cache'
  cacheTag(TAG)
  cacheLife(untilChanged)
  return (await readCards((await findPublic({ limit: 1 })).ids))[0] ?? null
}

/** Counts published posts by category, largest first. Leaves out categories without posts. */
export async function countPublishedPosts(): Promise<{
  total: number
  categories: { category: string; count: number }[]
}> {
  'use cache'
  cacheTag(TAG)
  cacheLife(untilChanged)
  const categories = await queryRows(db, categoryCountRow)`
    SELECT category, count(*)::int AS count FROM post WHERE ${isPublic}
    GROUP BY category ORDER BY count DESC, category`
  return { total: categories.reduce((sum, { count }) => sum + count, 0), categories }
}

/** Returns the article with this slug; null if it is not public. */
export async function getPublishedPost(slug: string): Promise<PublishedPost | null> {
  return isSlug(slug) ? readPost(slug) : null
}

async function readPost(slug: string) {
  'use cache'
  cacheTag(TAG)
  cacheLife(untilChanged)
  const { ids } = await findPublic({ where: Prisma.sql`post.slug = ${slug}`, limit: 1 })
  const [card] = await readCards(ids)
  const text =
    card && (await db.post.findUnique({ where: { id: card.id }, select: { content: true, updatedAt: true } }))
  return card && text ? { ...card, ...text } : null
}

/** Lists other posts to read next: from the same category first, then the newest. */
export async function getRelatedPosts(slug: string, limit = 3): Promise<PostCard[]> {
  'use cache'
  cacheTag(TAG)
  cacheLife(untilChanged)
  const isSameCategory = Prisma.sql`post.category = (SELECT category FROM post AS this WHERE this.slug = ${slug})`
  const { ids } = await findPublic({
    where: Prisma.sql`post.slug <> ${slug}`,
    order: Prisma.sql`coalesce(${isSameCategory}, false) DESC, ${orders.latest}`,
    limit,
  })
  return readCards(ids)
}

/** Returns the current slug of the public post that used to have the given slug; null if there is none. */
export async function resolveOldSlug(slug: string): Promise<string | null> {
  return isSlug(slug) ? readNewSlug(slug) : null
}

async function readNewSlug(slug: string): Promise<string | null> {
  'use cache'
  cacheTag(TAG)
  cacheLife(untilChanged)
  const { ids } = await findPublic({
    where: Prisma.sql`post.id = (SELECT post_id FROM post_slug WHERE slug = ${slug}) AND post.slug <> ${slug}`,
    limit: 1,
  })
  return (await readCards(ids))[0]?.slug ?? null
}

/** Lists the latest posts for the feed. */
export async function listFeedPosts(limit = 20): Promise<PostCard[]> {
  'use cache'
  cacheTag(TAG)
  cacheLife(untilChanged)
  return readCards((await findPublic({ limit })).ids)
}

/** Lists the public slugs with their last change, newest first. */
export async function listPostSlugs(): Promise<{ slug: string; updatedAt: Date }[]> {
  'use cache'
  cacheTag(TAG)
  cacheLife(untilChanged)
  return queryRows(db, slugUpdatedAtRow)`
    SELECT slug, updated_at AS "updatedAt" FROM post WHERE ${isPublic} ORDER BY ${orders.latest}`
}

/**
 * Selects public posts. This is the only definition of "public": a scheduled post is public from its time on, even
 * before the job has set it to `published`.
 */
export const isPublic = Prisma.sql`post.deleted_at IS NULL
  AND (post.status = 'published' OR (post.status = 'scheduled' AND post.publish_at <= now()))`

const today = Prisma.sql`(now() AT TIME ZONE ${timeZone})::date`

const orders: Record<PostSort, Prisma.Sql> = {
  latest: Prisma.sql`post.published_at DESC, post.id DESC`,
  popular: Prisma.sql`(
    SELECT coalesce(sum(count), 0) FROM post_read WHERE post_id = post.id AND day > ${today} - ${POPULAR_DAYS}::int
  ) DESC, post.published_at DESC, post.id DESC`,
  read: Prisma.sql`post.read_count DESC, post.published_at DESC, post.id DESC`,
}

interface PostSelection {
  where?: Prisma.Sql
  order?: Prisma.Sql
  limit: number
}

async function findPublic({ where = Prisma.sql`TRUE`, order = orders.latest, limit }: PostSelection) {
  const rows = await queryRows(db, idTotalRow)`
    SELECT id::text, (count(*) OVER ())::int AS total FROM post
    WHERE ${isPublic} AND ${where} ORDER BY ${order} LIMIT ${limit}`
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

async function findPage({ search, category, sort, pages, except }: PostQuery) {
  const conditions = [Prisma.sql`TRUE`]
  if (category) conditions.push(Prisma.sql`post.category = ${category}`)
  if (except) conditions.push(Prisma.sql`post.id <> ${except}::uuid`)
  if (search) {
    const categories = postCategories.filter((name) => name.toLowerCase().includes(search.toLowerCase()))
    conditions.push(
      Prisma.sql`(${contains(Prisma.sql`post.search_text`, search)} OR ${contains(Prisma.sql`post.content_text`, search)} OR post.category = ANY(${categories}))`,
    )
  }
  const { ids, total } = await findPublic({
    where: Prisma.join(conditions, ' AND '),
    order: orders[sort],
    limit: pages * POSTS_PER_PAGE,
  })
  return { posts: await readCards(ids), total, hasMore: total > ids.length }
}

/** Returns the cards in the order of the ids. */
async function readCards(ids: string[]) {
  const rows = await db.post.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      slug: true,
      title: true,
      excerpt: true,
      author: true,
      category: true,
      date: true,
      readMinutes: true,
      readTime: true,
      image: { select: publicImageColumns },
    },
  })
  const cards = new Map(
    rows.map(({ readMinutes, readTime, ...row }) => [
      row.id,
      { ...row, readTime: readTimeText({ readMinutes, readTime }) },
    ]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
