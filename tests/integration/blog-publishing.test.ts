import { randomUUID } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPost, deletePost, restorePost, updatePost } from '@/lib/blog/actions'
import { getPostForEdit, getPostForPreview, listPosts } from '@/lib/blog/admin-queries'
import { blogJobs } from '@/lib/blog/jobs'
import {
  countPublishedPosts,
  getFeaturedPost,
  getPublishedPost,
  getRelatedPosts,
  listFeedPosts,
  listPostSlugs,
  listPublishedPosts,
  resolveOldSlug,
} from '@/lib/blog/queries'
import { postList } from '@/lib/blog/schema'
import { lagosDateTime, lagosDay } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { parseListParams } from '@/lib/platform/list-params'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'
import { add, everything, fromNow, HOUR, inLagos, input } from '../support/save-posts'

/** Returns everything that the public can see as one string. */
async function everythingPublic(slug: string) {
  const sorts = ['latest', 'popular', 'read'] as const
  const lists = sorts.map((sort) => listPublishedPosts({ ...everything, sort, pages: 100 }))
  return JSON.stringify(
    await Promise.all([
      ...lists,
      getFeaturedPost(),
      getPublishedPost(slug),
      getRelatedPosts(slug, 100),
      resolveOldSlug(slug),
      listFeedPosts(1_000),
      listPostSlugs(),
      countPublishedPosts(),
      listPublishedPosts({ ...everything, search: 'canary', pages: 100 }),
    ]),
  )
}

/** Moves a scheduled post's time into the past. */
const makeDue = (id: string, ago = 1_000) =>
  query('update post set publish_at = $2, published_at = $2, date = $2 where id = $1', [id, fromNow(-ago)])

const run = (job: string) => blogJobs[job]?.({})

beforeEach(async () => {
  await becomeAdmin()
})

describe('a post that is not public', () => {
  it.each([
    ['a draft', { status: 'draft' as const }],
    ['a scheduled post', { status: 'scheduled' as const, publishAt: inLagos(HOUR) }],
  ])('may be %s', async (_what, overrides) => {
    const { slug } = await add({ ...overrides, title: `canary ${randomUUID()}`, content: 'canary' })
    expect(await everythingPublic(slug)).not.toContain('canary')
  })

  it('may be a deleted one', async () => {
    const { id, slug } = await add({ title: `canary ${randomUUID()}` })
    expect(await everythingPublic(slug)).toContain('canary')
    expect(await deletePost({ id })).toMatchObject({ ok: true })
    expect(await everythingPublic(slug)).not.toContain('canary')
  })

  it('is shown only to staff, as readers would see it', async () => {
    const { id } = await add({ status: 'draft', title: 'Only for us' })
    expect(await getPostForPreview(id)).toMatchObject({ title: 'Only for us', isLive: false })
    becomeVisitor()
    await expect(getPostForPreview(id)).rejects.toMatchObject({ digest: expect.stringContaining('sign-in') })
  })
})

describe('a scheduled post', () => {
  const schedule = () => add({ status: 'scheduled', publishAt: inLagos(HOUR) })

  it('is public from its scheduled time, even before any job has run', async () => {
    const { id, slug } = await schedule()
    expect(await getPublishedPost(slug)).toBeNull()
    await makeDue(id)
    expect(await getPublishedPost(slug)).toMatchObject({ slug })
    const { posts } = await listPublishedPosts({ ...everything, pages: 100 })
    expect(posts.map((post) => post.slug)).toContain(slug)
  })

  it('has a job at its time, which moves with the schedule', async () => {
    const post = await schedule()
    const jobs = () =>
      query<{ at: Date }>('select run_at as at from graphile_worker.jobs where key like $1', [`%${post.id}`])
    expect((await jobs()).map(({ at }) => lagosDateTime(at))).toEqual([post.publishAt])
    const publishAt = inLagos(3 * HOUR)
    expect(await updatePost({ ...post, publishAt })).toMatchObject({ ok: true })
    expect((await jobs()).map(({ at }) => lagosDateTime(at))).toEqual([publishAt])
  })

  it('is published with the scheduled date by the job that runs every minute, if the server was down', async () => {
    const { id, slug } = await schedule()
    await makeDue(id, 48 * HOUR)
    await run('blog.publish-due')
    const post = await db.post.findUniqueOrThrow({ where: { id } })
    expect(post).toMatchObject({ status: 'published', publishAt: null, version: 2 })
    const shown = await getPublishedPost(slug)
    expect(lagosDay(shown?.date ?? new Date())).toBe(lagosDay(fromNow(-48 * HOUR)))
    // Otherwise readers would see the post as updated today.
    expect(shown?.updatedAt).toEqual(shown?.date)
    expect(await db.auditEvent.count({ where: { recordId: id, action: 'publish' } })).toBe(1)
    await run('blog.publish-due')
    expect(await db.auditEvent.count({ where: { recordId: id, action: 'publish' } })).toBe(1)
  })

  it('is published neither early nor from the Trash', async () => {
    const early = await schedule()
    const deleted = await schedule()
    await deletePost({ id: deleted.id })
    await makeDue(deleted.id)
    await run('blog.publish-due')
    const statuses = await db.post.findMany({
      where: { id: { in: [early.id, deleted.id] } },
      select: { status: true },
    })
    expect(statuses).toEqual([{ status: 'scheduled' }, { status: 'scheduled' }])
  })

  it('is restored as a draft if its time passed in the Trash, or as public if it was public', async () => {
    const [missed, published] = [await schedule(), await schedule()]
    await deletePost({ id: missed.id })
    for (const { id } of [missed, published]) await makeDue(id)
    await deletePost({ id: published.id })
    // The first post was deleted before its scheduled time, and the second post after its own.
    await query("update post set deleted_at = publish_at - interval '1 second' where id = $1", [missed.id])
    const becameDraft = 'It’s now a draft because its scheduled time has passed.'
    expect(await restorePost({ id: missed.id })).toMatchObject({ ok: true, data: becameDraft })
    expect(await restorePost({ id: published.id })).toMatchObject({ ok: true, data: null })
    expect(await db.post.findUnique({ where: { id: missed.id } })).toMatchObject({
      status: 'draft',
      publishAt: null,
      publishedAt: null,
    })
    expect(await getPublishedPost(missed.slug)).toBeNull()
    expect(await getPublishedPost(published.slug)).not.toBeNull()
  })

  it('is not scheduled again by a form that was open when it went public', async () => {
    const post = await schedule()
    await makeDue(post.id)
    await run('blog.publish-due')
    expect(await updatePost({ ...post, title: 'Late' })).toMatchObject({ ok: false, saved: { version: 2 } })
  })

  it('can be saved with an unchanged schedule, even if its time has just passed', async () => {
    const post = await schedule()
    await makeDue(post.id)
    const saved = await getPostForEdit(post.id)
    const publishAt = saved?.values.publishAt ?? ''
    expect(await updatePost({ ...post, publishAt, title: 'Same plan' })).toMatchObject({ ok: true })
  })
})

describe('dates', () => {
  it('are those of creation, unchanged by updates', async () => {
    const post = await add()
    const created = new Date('2026-01-05T09:00:00Z')
    await db.post.update({
      where: { id: post.id },
      data: { date: created, publishedAt: created, createdAt: created },
    })
    await updatePost({ ...post, title: 'Again' })
    expect((await getPublishedPost(post.slug))?.date).toEqual(created)
  })
})

describe('the Trash', () => {
  it('restores posts unchanged until it is emptied', async () => {
    const post = await add()
    const { updatedAt } = await db.post.findUniqueOrThrow({ where: { id: post.id } })
    expect(await deletePost({ id: post.id })).toMatchObject({ ok: true })
    expect(await deletePost({ id: post.id })).toMatchObject({ ok: false })
    const trash = await listPosts(parseListParams(postList, { view: 'trash', q: post.title }))
    expect(trash.rows.map(({ id }) => id)).toEqual([post.id])
    expect(await restorePost({ id: post.id })).toMatchObject({ ok: true })
    expect(await getPublishedPost(post.slug)).toMatchObject({ updatedAt })
  })

  it('is emptied after 30 days, which frees the slug', async () => {
    const [old, fresh] = [await add(), await add()]
    await deletePost({ id: old.id })
    await deletePost({ id: fresh.id })
    await query("update post set deleted_at = now() - interval '30 days 1 minute' where id = $1", [old.id])
    await run('blog.empty-trash')
    expect(await db.post.count({ where: { id: { in: [old.id, fresh.id] } } })).toBe(1)
    expect(await db.postRevision.count({ where: { postId: old.id } })).toBe(0)
    expect(await createPost(input({ slug: old.slug }))).toMatchObject({ ok: true })
  })
})

describe('cached pages', () => {
  it('are used again in an open tab for 30 seconds at most, because the post may have been withdrawn', async () => {
    vi.mocked(cacheLife).mockClear()
    await everythingPublic('no-such-post')
    const { calls } = vi.mocked(cacheLife).mock
    expect(calls.length).toBeGreaterThan(0)
    for (const life of calls) expect(life).toEqual([expect.objectContaining({ stale: 30 })])
  })

  it('are rendered again after a write, and when a scheduled time comes, on every instance', async () => {
    await run('blog.publish-due')
    const { updateTag } = await import('next/cache')
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    await client.query('LISTEN expire_tag')
    const heard: (string | undefined)[] = []
    client.on('notification', ({ payload }) => void heard.push(payload))
    try {
      const { id } = await add({ status: 'scheduled', publishAt: inLagos(HOUR) })
      expect(updateTag).toHaveBeenCalledWith('blog')
      await vi.waitFor(() => expect(heard).toEqual(['blog']))
      await run('blog.publish-due')
      await makeDue(id)
      await run('blog.publish-due')
      await vi.waitFor(() => expect(heard).toEqual(['blog', 'blog']))
    } finally {
      await client.end()
    }
  })
})
