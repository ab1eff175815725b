import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/api/admin/palette/route'
import { recordKinds } from '@/lib/nouns'
import { findRecords } from '@/lib/palette/admin-queries'
import { ROWS_SHOWN } from '@/lib/palette/schema'
import { tableOf } from '@/lib/platform/record-sql'
import { becomeAdmin } from '../support/admin'
import { addApplication } from '../support/applications'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'
import { screenAndSearch } from '../support/screen-and-search'

const sendRequest = (body: unknown) =>
  POST(new Request('http://localhost/api/admin/palette', { method: 'POST', body: JSON.stringify(body) }))

/** Each test searches for its own word. */
let word = ''
beforeEach(async () => {
  word = `w${randomUUID().slice(0, 8)}`
  await becomeAdmin()
})

async function addSignup(name: string, deletedAt: Date | null = null) {
  const id = randomUUID()
  await query(
    `insert into waitlist (id, name, email, source, consent_version, deleted_at) values ($1, $2, $3, 'hero', '1', $4)`,
    [id, name, `${id.slice(0, 8)}+tag@example.com`, deletedAt],
  )
  return id
}

async function addPost(title: string, excerpt = 'Text.', deletedAt: Date | null = null) {
  const id = randomUUID()
  await query(
    `insert into post (id, title, slug, excerpt, author, category, deleted_at, updated_at)
     values ($1::uuid, $2, $1::uuid::text, $3, 'The editors', 'savings', $4, now())`,
    [id, title, excerpt, deletedAt],
  )
  return id
}

describe('a palette search', () => {
  it('includes records of several kinds, each with the page where it is opened', async () => {
    const post = await addPost(`On ${word}`)
    const { id: application } = await addApplication({ applicantName: `Ada ${word}` })
    const signup = await addSignup(`Ṣọlá ${word}`)
    const { groups } = await findRecords(word)
    expect(groups.map(({ kind }) => kind).sort()).toEqual(['applications', 'posts', 'waitlist'])
    const found = Object.fromEntries(groups.map(({ kind, records }) => [kind, records[0]]))
    expect(found.posts).toMatchObject({ id: post, title: `On ${word}`, href: `/admin/blog/${post}` })
    expect(found.applications?.href).toBe(`/admin/applications/${application}`)
    // An address with a plus sign keeps it.
    expect(screenAndSearch(found.waitlist?.href)).toEqual([
      '/admin/waitlist',
      `${signup.slice(0, 8)}+tag@example.com`,
    ])
    // A person's address is not readable in a URL.
    expect(found.waitlist?.href).not.toContain('example')
  })

  it('contains every word, in any order, ignoring case and accents', async () => {
    const signup = await addSignup(`Ṣọlá ${word}`)
    const ids = async (q: string) =>
      (await findRecords(q)).groups.flatMap(({ records }) => records.map(({ id }) => id))
    expect(await ids(`${word.toUpperCase()} sola`)).toEqual([signup])
    expect(await ids(`${word} zebra`)).toEqual([])
  })

  it('begins with titles that start with the search, and with their kind', async () => {
    const mentions = await addPost(`Another ${randomUUID()}`, `About ${word}.`)
    const begins = await addPost(`${word} explained`)
    await addSignup(`Ada ${word}`)
    const { groups } = await findRecords(word)
    expect(groups[0]?.kind).toBe('posts')
    expect(groups[0]?.records.map(({ id }) => id)).toEqual([begins, mentions])
  })

  it('includes a few of each kind, and a link to all of them', async () => {
    for (let count = 0; count <= ROWS_SHOWN; count += 1) await addPost(`${word} ${count}`)
    const [posts] = (await findRecords(word)).groups
    expect(posts?.records).toHaveLength(ROWS_SHOWN)
    expect(screenAndSearch(posts?.more)).toEqual(['/admin/blog', word])
  })

  it('includes nothing from the Trash', async () => {
    const now = new Date()
    await addPost(`On ${word}`, 'Text.', now)
    await addSignup(`Ada ${word}`, now)
    const { id } = await addApplication({ applicantName: word })
    await query('update job_application set deleted_at = now() where id = $1', [id])
    expect((await findRecords(word)).groups).toEqual([])
  })

  it('ignores single characters, and treats search operators as text', async () => {
    await addPost(`On ${word} today`)
    expect((await findRecords('a')).groups).toEqual([])
    expect((await findRecords(`%${word}_`)).groups).toEqual([])
    expect((await findRecords(`' OR 1=1 -- ${word}`)).groups).toEqual([])
    expect((await findRecords(`\u0000${word}`.padEnd(3_000, '.'))).groups).toEqual([])
  })

  it('covers every kind with a Trash', async () => {
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'deleted_at' and table_schema = 'public'`,
    )
    const tablesWithTrash = new Set(tables.map(({ name }) => name))
    const wrong = [...recordKinds.values()].filter(
      ({ model, hasTrash }) => tablesWithTrash.has(tableOf(model).sql) !== (hasTrash ?? false),
    )
    expect(wrong).toEqual([])
  })
})

describe('the route', () => {
  it.each([null, {}, { q: 1 }, { q: 'x'.repeat(1_001) }])('rejects %j', async (body) => {
    expect((await sendRequest(body)).status).toBe(400)
  })

  it('answers staff and is not cached', async () => {
    await addPost(`On ${word}`)
    const response = await sendRequest({ q: word })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.json()).groups).toHaveLength(1)
  })

  it('returns nothing to anyone else', async () => {
    await addPost(`On ${word}`)
    becomeVisitor()
    const response = await sendRequest({ q: word })
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain(word)
  })
})
