import { beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/api/admin/search-terms/route'
import { GET as exportWaitlist } from '@/app/api/admin/waitlist/export/route'
import { parseListParams } from '@/lib/platform/list-params'
import { openSearch, sealSearch } from '@/lib/platform/sealed-search'
import { waitlistList } from '@/lib/waitlist/schema'
import { becomeAdmin } from '../support/admin'
import { becomeVisitor } from '../support/request'

const LIST = '/admin/waitlist'
const NAME = 'Ṣọlá Obi 😀'

const sendRequest = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/api/admin/search-terms', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  )
const search = (q: string | string[]) => parseListParams(waitlistList, openSearch(LIST, { q }))

beforeEach(async () => {
  await becomeAdmin()
})

describe('a search in a URL', () => {
  it('can be read only by the server', async () => {
    const response = await sendRequest({ path: LIST, q: `  ${NAME}\n` })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { sealed } = await response.json()
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Obi')
    expect(sealed).toMatch(/^v1\.[\w.-]+$/)
    expect(search(sealed)).toMatchObject({ q: NAME, sealed })
  })

  it('can be opened only by its own list', () => {
    const sealed = sealSearch(LIST, NAME)
    expect(openSearch('/admin/blog', { q: sealed }).q).toBe(sealed)
  })

  it('stays the same from page to page', () => {
    const { sealed } = search(sealSearch(LIST, NAME))
    expect(search(sealed).sealed).toBe(sealed)
  })

  it('can be typed by hand, and is sealed in links', () => {
    const { q, sealed } = search(['Ada', 'Bisi'])
    expect(q).toBe('Ada')
    expect(search(sealed)).toEqual({ ...search('Ada'), sealed })
  })

  it('is empty without a search', () => expect(search('')).toMatchObject({ q: '', sealed: '' }))

  it.each([1, 200])('may have %i characters', (length) => {
    const text = '字'.repeat(length)
    expect(search(sealSearch(LIST, text)).q).toBe(text)
  })
})

describe('a tampered search', () => {
  it('finds nothing rather than everything', async () => {
    const changed = `${sealSearch(LIST, NAME).slice(0, -4)}AAAA`
    expect(search(changed).q).toBe(changed.slice(0, 200))
    const url = `http://localhost/api/admin/waitlist/export?q=${changed}`
    const lines = (await (await exportWaitlist(new Request(url))).text()).trim().split('\r\n')
    expect(lines).toHaveLength(1)
  })
})

describe('the route', () => {
  it.each([
    null,
    {},
    { q: 'x' },
    { path: LIST, q: 1 },
    { path: LIST, q: 'x'.repeat(1_001) },
    { path: LIST, q: 'x', more: true },
  ])('refuses %j', async (body) => {
    expect((await sendRequest(body)).status).toBe(400)
  })

  it('answers staff only, and no page of another site', async () => {
    expect((await sendRequest({ path: LIST, q: NAME }, { origin: 'https://evil.example' })).status).toBe(403)
    becomeVisitor()
    expect((await sendRequest({ path: LIST, q: NAME })).status).toBe(401)
  })
})
