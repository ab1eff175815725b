import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPost, deletePost, restoreRevision, updatePost } from '@/lib/blog/actions'
import { countPosts, listPosts, listRevisions } from '@/lib/blog/admin-queries'
import { getPublishedPost, resolveOldSlug } from '@/lib/blog/queries'
import { postList } from '@/lib/blog/schema'
import { deleteImage } from '@/lib/media/actions'
import { copyKey } from '@/lib/media/image-copies'
import { db } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { add, HOUR, inLagos, input } from '../support/save-posts'

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

describe('the admin list', () => {
  it('pages through every sort order with a cursor, in both directions', async () => {
    for (let i = 0; i < 30; i += 1) await add({ excerpt: 'paged', status: i % 2 ? 'draft' : 'published' })
    for (const sort of ['date', 'title', 'author', 'category', 'status', 'reads']) {
      const first = await listPosts(parseListParams(postList, { q: 'PAGED', sort }))
      expect(first).toMatchObject({ total: 30, hasPrevious: false, hasNext: true })
      const second = await listPosts(
        parseListParams(postList, { q: 'paged', sort, after: first.rows.at(-1)?.id }),
      )
      expect(second).toMatchObject({ hasPrevious: true, hasNext: false })
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30)
      const back = await listPosts(
        parseListParams(postList, { q: 'paged', sort, before: second.rows[0]?.id }),
      )
      expect(back.rows).toEqual(first.rows)
    }
  })

  it('matches title and excerpt, not the content, and filters by status', async () => {
    const word = randomUUID().slice(0, 8)
    const { id } = await add({ excerpt: `Ńkan ${word}`, status: 'draft' })
    await add({ content: word })
    const found = await listPosts(parseListParams(postList, { q: `NKAN ${word}` }))
    expect(found.rows).toMatchObject([{ id, isLive: false }])
    expect((await listPosts(parseListParams(postList, { q: word, status: 'published' }))).total).toBe(0)
    const counts = await countPosts()
    expect(counts.total).toBe(counts.draft + counts.published + counts.scheduled)
  })
})
