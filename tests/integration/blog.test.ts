import { randomUUID } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as getFeed } from '@/app/(site)/blog/feed.xml/route'
import { POST as postRead } from '@/app/api/blog-reads/route'
import {
  countRead,
  createPost,
  deletePost,
  restorePost,
  restoreRevision,
  updatePost,
} from '@/lib/blog/actions'
import {
  countPosts,
  getPostForEdit,
  getPostForPreview,
  listPosts,
  listRevisions,
} from '@/lib/blog/admin-queries'
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
import { type PostInput, parsePostListParams } from '@/lib/blog/schema'
import { lagosDateTime, lagosDay } from '@/lib/dates'
import { deleteImage } from '@/lib/media/actions'
import { copyKey } from '@/lib/media/image-copies'
import { visitorJobs } from '@/lib/platform/daily-visitor'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'

const HOUR = 3_600_000
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds)
const inLagos = (milliseconds: number) => lagosDateTime(fromNow(milliseconds))

/** Returns the form values of a new post. */
function input(overrides: Partial<PostInput> = {}): PostInput & { id: string } {
  const word = randomUUID().slice(0, 8)
  return {
    id: randomUUID(),
    version: 0,
    title: `Payday ${word}`,
    slug: '',
    content: '## Rent\nFirst.',
    excerpt: 'What happens on it.',
    author: 'Ada',
    category: 'Savings',
    status: 'published',
    publishAt: '',
    readTime: '',
    imageId: '',
    ...overrides,
  }
}

/** Creates a post as staff do. Returns the input with the saved version and slug. */
async function add(overrides: Partial<PostInput> = {}) {
  const sent = input(overrides)
  const result = await createPost(sent)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return { ...sent, version: result.data.version, slug: result.data.slug }
}

const everything = { search: '', category: null, sort: 'latest', pages: 1 } as const

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

/** Adds an image to the gallery, without its object, which does not matter here. */
function addImage() {
  return db.mediaImage.create({
    data: {
      bucket: 'blog-images',
      key: `${randomUUID()}.jpg`,
      name: 'jar.jpg',
      contentType: 'image/jpeg',
      size: 1,
      width: 1,
      height: 1,
      blur: 'data:,',
      sha256: randomUUID().replaceAll('-', '').repeat(2),
    },
  })
}

/** Moves a scheduled post's time into the past. */
const makeDue = (id: string, ago = 1_000) =>
  query('update post set publish_at = $2, published_at = $2, date = $2 where id = $1', [id, fromNow(-ago)])

const run = (job: string) => blogJobs[job]?.({})

beforeEach(async () => {
  await becomeAdmin()
})

describe('saving a post', () => {
  it('requires only a title for a draft, and the rest before it can be public', async () => {
    const emptyFields = { excerpt: '', author: '', category: '', content: '' } as const
    const draft = await add({ ...emptyFields, status: 'draft' })
    const [unfinished] = await listRevisions(draft.id)
    for (const status of ['published', 'scheduled'] as const)
      expect(await updatePost({ ...draft, status, publishAt: inLagos(HOUR) })).toMatchObject({
        fieldErrors: {
          excerpt: expect.any(String),
          author: expect.any(String),
          category: expect.any(String),
        },
      })
    await expect(query("update post set status = 'published' where id = $1", [draft.id])).rejects.toThrow(
      'post_complete_unless_draft',
    )
    const complete = { ...draft, ...input({ id: draft.id, slug: draft.slug }), version: draft.version }
    expect(await updatePost(complete)).toMatchObject({ ok: true })
    const restored = { id: draft.id, version: 2, revisionId: unfinished?.id ?? '' }
    expect(await restoreRevision(restored)).toMatchObject({ message: expect.stringContaining('unfinished') })
  })

  it('requires title, excerpt, author and category for a published post, and nothing else', async () => {
    const refused = await createPost({
      ...input(),
      title: ' ',
      excerpt: '',
      author: '',
      category: '',
    })
    expect(refused).toMatchObject({ ok: false })
    expect(Object.keys((!refused.ok && refused.fieldErrors) || {}).sort()).toEqual([
      'author',
      'category',
      'excerpt',
      'title',
    ])
    const { id } = await add({ content: '', slug: '', readTime: '', imageId: '' })
    expect(await db.post.findUnique({ where: { id } })).toMatchObject({ readMinutes: 1, imageId: null })
  })

  it('estimates the read time from the words, unless one is typed', async () => {
    const { slug } = await add({ content: 'word '.repeat(1_000) })
    expect((await getPublishedPost(slug))?.readTime).toBe('5 min read')
    const typed = await add({ content: 'word '.repeat(1_000), readTime: 'An evening' })
    expect((await getPublishedPost(typed.slug))?.readTime).toBe('An evening')
  })

  it.each([
    ['overlong text', { content: 'a'.repeat(100_001) }, 'content'],
    ['a line break in the title', { title: 'a\nb' }, 'title'],
    ['a NUL', { content: 'a\u0000' }, 'content'],
    ['a made-up status', { status: 'live' as 'draft' }, 'status'],
    ['a schedule without a time', { status: 'scheduled' as const }, 'publishAt'],
    ['a schedule in the past', { status: 'scheduled' as const, publishAt: '2020-01-01T10:00' }, 'publishAt'],
    ['an image that does not exist', { imageId: randomUUID() }, 'imageId'],
    [
      'a nonexistent image in the text',
      { content: `![](/media/blog-images/${randomUUID()}.jpg)` },
      'content',
    ],
    ['the slug of another page', { slug: 'Feed' }, 'slug'],
  ])('refuses %s with an error on its field and saves nothing', async (_what, overrides, field) => {
    const sent = input(overrides)
    expect(await createPost(sent)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.any(String) } })
    expect(await db.post.count({ where: { id: sent.id } })).toBe(0)
  })

  it('creates one post if sent several times, even simultaneously', async () => {
    const sent = input()
    const results = await Promise.all([createPost(sent), createPost(sent), createPost(sent)])
    expect(results.filter(({ ok }) => ok)).not.toHaveLength(0)
    expect(await db.post.count({ where: { title: sent.title } })).toBe(1)
    expect(JSON.stringify(results)).not.toContain('uses this slug')
  })

  it('refuses a save that started from an older version, and returns the saved one', async () => {
    const post = await add()
    expect(await updatePost({ ...post, title: 'Mine' })).toMatchObject({ ok: true })
    const late = await updatePost({ ...post, title: 'Yours' })
    expect(late).toMatchObject({ ok: false, saved: { version: 2, values: { title: 'Mine', author: 'Ada' } } })
    expect(await db.post.findUnique({ where: { id: post.id } })).toMatchObject({ title: 'Mine', version: 2 })
  })

  it('refuses one of two simultaneous saves', async () => {
    const post = await add()
    const results = await Promise.all([
      updatePost({ ...post, title: 'One' }),
      updatePost({ ...post, title: 'Other' }),
    ])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})

describe('slugs', () => {
  it('are made from the title', async () => {
    const { slug } = await add({ title: 'Ọjà: Save & spend — twice!' })
    expect(slug).toBe('oja-save-spend-twice')
  })

  it('are unique, even if two posts request the same one simultaneously', async () => {
    const title = `Twice ${randomUUID()}`
    const results = await Promise.all([createPost(input({ title })), createPost(input({ title }))])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      fieldErrors: { slug: expect.stringContaining('Another post uses this slug') },
    })
    expect(await db.post.count({ where: { title } })).toBe(1)
  })

  it('redirect when they are old, are not reused, and can be taken back', async () => {
    const post = await add()
    const old = post.slug
    const moved = { ...post, slug: `${old}-moved` }
    expect(await updatePost(moved)).toMatchObject({ ok: true, data: { slug: moved.slug } })
    expect(await resolveOldSlug(old)).toBe(moved.slug)
    expect(await resolveOldSlug(moved.slug)).toBeNull()
    expect(await createPost(input({ slug: old }))).toMatchObject({
      fieldErrors: { slug: expect.any(String) },
    })
    expect(await updatePost({ ...moved, slug: old, version: 2 })).toMatchObject({ ok: true })
    expect(await resolveOldSlug(moved.slug)).toBe(old)
    expect(await resolveOldSlug(old)).toBeNull()
  })

  it('reveal nothing about a draft when they are old', async () => {
    const post = await add({ status: 'draft' })
    await updatePost({ ...post, slug: `${post.slug}-secret` })
    expect(await resolveOldSlug(post.slug)).toBeNull()
  })
})

it('shows hostile text as plain text', async () => {
  const title = `</script><script>alert(1)</script> ${randomUUID()}`
  const content = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[one](javascript:alert(1)) [two](JaVa&#115;cript:alert(1)) ![three](javascript:alert(1))',
    '"><svg onload=alert(1)>',
  ].join('\n\n')
  const { slug } = await add({ title, content, excerpt: '"><script>alert(1)</script>', author: '<b>Ada</b>' })
  const post = await getPublishedPost(slug)
  if (!post) throw new Error('The post is not public')
  const { PostArticle } = await import('@/components/site/blog/post-article')
  const html = renderToStaticMarkup(createElement(PostArticle, { post, images: {}, url: env.APP_URL }))
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;')
  expect(html).not.toMatch(/<(script|b)\b/)
  expect(html).not.toMatch(/<[^>]+\s(on\w+=|(href|src)="[^"]*script:)/i)
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
    const trash = await listPosts(parsePostListParams({ view: 'trash', q: post.title }))
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

describe('images', () => {
  const inText = ({ bucket, key }: { bucket: string; key: string }) => `See ![jar](/media/${bucket}/${key}).`

  it('cannot be deleted while a post shows them, even in the Trash', async () => {
    const [cover, inside] = [await addImage(), await addImage()]
    const post = await add({
      title: 'With pictures',
      slug: randomUUID(),
      imageId: cover.id,
      content: inText(inside),
    })
    for (const { id } of [cover, inside])
      expect(await deleteImage({ id })).toMatchObject({
        ok: false,
        message: expect.stringContaining('“With pictures”'),
      })
    await deletePost({ id: post.id })
    expect(await deleteImage({ id: inside.id })).toMatchObject({
      message: expect.stringContaining('(in Trash)'),
    })
  })

  it('cannot be deleted while a text shows a smaller copy', async () => {
    const { id, bucket, key } = await addImage()
    await add({ content: inText({ bucket, key: copyKey(key, 416, 'webp') }) })
    expect(await deleteImage({ id })).toMatchObject({ ok: false })
    const lost = inText({ bucket, key: copyKey(`${randomUUID()}.png`, 416, 'webp') })
    expect(await createPost(input({ content: lost }))).toMatchObject({
      fieldErrors: { content: expect.stringContaining('not in the gallery') },
    })
  })

  it('are protected by the database itself', async () => {
    const inside = await addImage()
    await add({ content: inText(inside) })
    await expect(query('delete from media_image where id = $1', [inside.id])).rejects.toThrow(/post_image/)
  })

  it('can be deleted once no post shows them', async () => {
    const inside = await addImage()
    const post = await add({ content: inText(inside) })
    await updatePost({ ...post, content: 'Without.' })
    expect(await deleteImage({ id: inside.id })).toMatchObject({ ok: true })
  })
})

describe('versions', () => {
  it('show who saved what, and can be restored as new ones', async () => {
    const post = await add({ content: 'First text' })
    await updatePost({ ...post, content: 'Second text', title: 'Second title' })
    const revisions = await listRevisions(post.id)
    expect(revisions).toMatchObject([
      { version: 2, actorName: 'Bisi', title: 'Second title' },
      { version: 1, actorName: 'Bisi', title: post.title },
    ])
    const first = revisions[1]?.id ?? ''
    expect(await restoreRevision({ id: post.id, version: 1, revisionId: first })).toMatchObject({ ok: false })
    expect(await restoreRevision({ id: post.id, version: 2, revisionId: first })).toMatchObject({ ok: true })
    expect(await getPublishedPost(post.slug)).toMatchObject({ content: 'First text', title: post.title })
    expect(await listRevisions(post.id)).toHaveLength(3)
  })

  it('are stored for seeded posts at their first change', async () => {
    const { id } = await db.post.create({
      data: {
        title: 'Set up',
        slug: randomUUID(),
        excerpt: 'a',
        author: 'a',
        category: 'Savings',
        content: 'Old',
      },
    })
    await updatePost({ ...input({ slug: randomUUID(), content: 'New' }), id, version: 1 })
    expect(await listRevisions(id)).toMatchObject([{ version: 2 }, { version: 1, actorName: 'System' }])
  })

  it('are restored without an image that has been deleted since', async () => {
    const cover = await addImage()
    const post = await add({ imageId: cover.id, content: `![](/media/blog-images/${cover.key})` })
    await updatePost({ ...post, imageId: '', content: 'None' })
    await deleteImage({ id: cover.id })
    const first = (await listRevisions(post.id)).at(-1)?.id ?? ''
    expect(await restoreRevision({ id: post.id, version: 2, revisionId: first })).toMatchObject({ ok: true })
    expect(await db.post.findUnique({ where: { id: post.id } })).toMatchObject({ imageId: null })
  })
})

describe('reads', () => {
  interface Reader {
    slug: string
    address?: string
    agent?: string
    headers?: Record<string, string>
  }

  async function read({ slug, address = '203.0.113.9', agent = 'Firefox', headers = {} }: Reader) {
    becomeVisitor({ address, headers: { 'user-agent': agent } })
    const body = JSON.stringify({ slug })
    const result = await postRead(
      new Request(`${env.APP_URL}/api/blog-reads`, { method: 'POST', body, headers }),
    )
    expect(result.headers.get('set-cookie')).toBeNull()
    return result.status
  }
  const readsOf = async (id: string) => (await db.post.findUniqueOrThrow({ where: { id } })).readCount

  it('are counted once per visitor per day', async () => {
    const [post, other] = [await add(), await add()]
    for (let i = 0; i < 3; i += 1) expect(await read(post)).toBe(204)
    await read({ ...post, address: '203.0.113.10' })
    await read({ ...post, agent: 'Chrome' })
    await read(other)
    expect([await readsOf(post.id), await readsOf(other.id)]).toEqual([3, 1])
    await query('update daily_visitor set day = day - 1')
    await query('update daily_visitor_key set day = day - 1')
    await query('update post_read set day = day - 1')
    await read(post)
    expect(await readsOf(post.id)).toBe(4)
    expect(await db.postRead.findMany({ where: { postId: post.id }, orderBy: { day: 'asc' } })).toMatchObject(
      [{ count: 3 }, { count: 1 }],
    )
  })

  it('are counted once per visitor, even if simultaneous', async () => {
    const { id, slug } = await add()
    becomeVisitor({ address: '203.0.113.77' })
    await Promise.all(Array.from({ length: 20 }, () => read({ slug, address: '203.0.113.77' })))
    expect(await readsOf(id)).toBe(1)
  })

  it('store nothing that identifies the reader', async () => {
    const { slug } = await add()
    await db.dailyVisitor.deleteMany()
    await read({ slug, address: '203.0.113.99', agent: 'Unheard/1.0' })
    const rows = await query<{ row: string }>('select t::text as row from daily_visitor t')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|Unheard/)
    await query('update daily_visitor set day = day - 1')
    await query('update daily_visitor_key set day = day - 1')
    await visitorJobs['visitors.forget']?.({})
    expect(await db.dailyVisitor.count()).toBe(0)
    expect(await db.dailyVisitorKey.count()).toBe(0)
  })

  it('are not counted for posts that are private or do not exist', async () => {
    const draft = await add({ status: 'draft' })
    expect(await read(draft)).toBe(204)
    expect(await read({ slug: 'nowhere' })).toBe(204)
    expect(await read({ slug: '../admin' })).toBe(400)
    expect(await readsOf(draft.id)).toBe(0)
  })

  it('are rejected from other sites, and limited per network', async () => {
    const { slug } = await add()
    expect(await read({ slug, headers: { origin: 'https://evil.example' } })).toBe(403)
    const statuses = []
    for (let i = 0; i < 122; i += 1) statuses.push(await read({ slug, address: '198.51.100.4' }))
    expect(statuses.filter((status) => status === 204)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
    // The action can be called directly, without the route.
    expect(await countRead({ slug })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/too many/i),
    })
  })

  it('determine the order', async () => {
    const [quiet, loved, classic] = [await add(), await add(), await add()]
    await query('update post set read_count = 1000000 where id = $1', [classic.id])
    await query(
      "insert into post_read values ($1, (now() at time zone 'Africa/Lagos')::date - 30, 1000000)",
      [classic.id],
    )
    await query('update post set read_count = 900000 where id = $1', [loved.id])
    await query("insert into post_read values ($1, (now() at time zone 'Africa/Lagos')::date - 29, 900000)", [
      loved.id,
    ])
    const first = async (sort: 'latest' | 'popular' | 'read') =>
      (await listPublishedPosts({ ...everything, sort })).posts[0]?.id
    expect(await first('read')).toBe(classic.id)
    expect(await first('popular')).toBe(loved.id)
    const latest = await listPublishedPosts(everything)
    const order = latest.posts.map(({ id }) => id)
    expect(order.slice(0, 3)).toEqual([classic.id, loved.id, quiet.id])
  })
})

describe('the public list', () => {
  it('finds posts by the name of their category', async () => {
    const { id } = await add({ category: 'Freelancing' })
    const { posts } = await listPublishedPosts({ ...everything, search: 'freelanc', pages: 100 })
    expect(posts.map((post) => post.id)).toContain(id)
  })

  it('finds a word in title, excerpt or content, ignoring case and diacritics', async () => {
    const word = randomUUID().slice(0, 8)
    const { id } = await add({ title: `Owó Ṣọlá ${word}`, content: `About adashe${word}: 100%_${word}` })
    for (const search of [`sola ${word}`, `SOLA ${word}`, `Adashe${word}`, `100%_${word}`]) {
      const { posts } = await listPublishedPosts({ ...everything, search })
      expect(posts.map((post) => post.id)).toEqual([id])
    }
    expect((await listPublishedPosts({ ...everything, search: `100_%${word}` })).posts).toEqual([])
  })

  it('returns pages of six for one category, without a post shown elsewhere', async () => {
    const query = { ...everything, category: 'Technology' } as const
    const { total: seeded } = await listPublishedPosts(query)
    for (let i = 0; i < 8; i += 1) await add({ category: 'Technology' })
    const total = seeded + 8
    const first = await listPublishedPosts(query)
    expect(first).toMatchObject({ total, hasMore: true })
    expect(first.posts).toHaveLength(6)
    const all = await listPublishedPosts({ ...query, pages: 2 })
    expect(all).toMatchObject({ total, hasMore: false })
    const except = first.posts[0]?.id ?? ''
    expect(await listPublishedPosts({ ...query, except })).toMatchObject({ total: total - 1 })
    const { categories } = await countPublishedPosts()
    expect(categories).toContainEqual({ category: 'Technology', count: total })
  })
})

describe('the admin list', () => {
  it('pages through every sort order with a cursor, in both directions', async () => {
    for (let i = 0; i < 30; i += 1) await add({ excerpt: 'paged', status: i % 2 ? 'draft' : 'published' })
    for (const sort of ['date', 'title', 'author', 'category', 'status', 'reads']) {
      const first = await listPosts(parsePostListParams({ q: 'PAGED', sort }))
      expect(first).toMatchObject({ total: 30, hasPrevious: false, hasNext: true })
      const second = await listPosts(parsePostListParams({ q: 'paged', sort, after: first.rows.at(-1)?.id }))
      expect(second).toMatchObject({ hasPrevious: true, hasNext: false })
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30)
      const back = await listPosts(parsePostListParams({ q: 'paged', sort, before: second.rows[0]?.id }))
      expect(back.rows).toEqual(first.rows)
    }
  })

  it('matches title and excerpt, not the content, and filters by status', async () => {
    const word = randomUUID().slice(0, 8)
    const { id } = await add({ excerpt: `Ńkan ${word}`, status: 'draft' })
    await add({ content: word })
    const found = await listPosts(parsePostListParams({ q: `NKAN ${word}` }))
    expect(found.rows).toMatchObject([{ id, isLive: false }])
    expect((await listPosts(parsePostListParams({ q: word, status: 'published' }))).total).toBe(0)
    const counts = await countPosts()
    expect(counts.total).toBe(counts.draft + counts.published + counts.scheduled)
  })
})

it('keeps the feed out of shared caches, so that a removed post disappears immediately', async () => {
  const { headers } = await getFeed()
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate')
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
