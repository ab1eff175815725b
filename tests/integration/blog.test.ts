import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET as getFeed } from '@/app/(site)/blog/feed.xml/route'
import { POST as postRead } from '@/app/api/blog-reads/route'
import { countRead } from '@/lib/blog/actions'
import { countPublishedPosts, getPublishedPost, listPublishedPosts } from '@/lib/blog/queries'
import { visitorJobs } from '@/lib/platform/daily-visitor'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'
import { add, everything } from '../support/save-posts'

beforeEach(async () => {
  await becomeAdmin()
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

it('keeps the feed out of shared caches, so that a removed post disappears immediately', async () => {
  const { headers } = await getFeed()
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate')
})
