import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import {
  countPublishedPosts,
  getFeaturedPost,
  getPublishedPost,
  getRelatedPosts,
  listFeedPosts,
  listPostAddresses,
  listPublishedPosts,
  resolveOldSlug,
} from '@/lib/blog/queries'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** A post, as rows have it. Published an hour ago unless said otherwise. */
function addPost(given: Partial<Prisma.PostUncheckedCreateInput> = {}) {
  const anHourAgo = new Date(Date.now() - 3_600_000)
  return db.post.create({
    data: {
      title: 'Payday',
      slug: `payday-${randomUUID()}`,
      excerpt: 'What happens on it.',
      author: 'Ada',
      category: 'Savings',
      status: 'published',
      publishedAt: anHourAgo,
      ...given,
    },
  })
}

const everything = { search: '', category: null, sort: 'latest', pages: 1 } as const

afterEach(async () => {
  await db.post.deleteMany({ where: { author: 'Ada' } })
})

describe('the public list', () => {
  it('finds a word of title, excerpt or content in any spelling', async () => {
    const post = await addPost({ title: 'Owó Ṣọlá', content: 'About adashe: 100% yours' })
    for (const search of ['sola', 'OWO', 'happens', 'Adashe', '100%']) {
      const { posts } = await listPublishedPosts({ ...everything, search })
      expect(posts.map(({ id }) => id)).toContain(post.id)
    }
    expect((await listPublishedPosts({ ...everything, search: '10_%' })).posts).toEqual([])
  })

  it('everything else answers', async () => {
    const post = await addPost()
    expect((await getFeaturedPost())?.id).toBe(post.id)
    expect((await getPublishedPost(post.slug))?.id).toBe(post.id)
    expect((await getRelatedPosts(post.slug)).map(({ id }) => id)).not.toContain(post.id)
    expect((await listFeedPosts()).map(({ id }) => id)).toContain(post.id)
    expect((await listPostAddresses()).map(({ slug }) => slug)).toContain(post.slug)
    expect((await countPublishedPosts()).total).toBeGreaterThan(0)
    expect(await resolveOldSlug(post.slug)).toBeNull()
    for (const sort of ['popular', 'read'] as const)
      expect((await listPublishedPosts({ ...everything, sort })).posts.map(({ id }) => id)).toContain(post.id)
  })
})
