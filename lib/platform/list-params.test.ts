import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ListParams,
  listHref,
  listQuery,
  nextOrder,
  parseListParams,
  type RawParams,
  recordHref,
} from './list-params'

const spec = {
  path: '/admin/things',
  sorts: ['joined', 'name', 'email'],
  order: { sort: 'joined', direction: 'desc' },
  filters: { status: ['open', 'closed'], view: ['trash'] },
} as const

const ID = '01a1fb7f-ad2b-7aaa-863c-abf9aa40a2aa'
/** Stands in for `openSearch`; searches in these URLs are not encrypted. */
const open = (raw: RawParams) => ({ ...raw, sealed: parseListParams(spec, raw).q })
const fromHref = (href: string) =>
  parseListParams(spec, open(Object.fromEntries(new URL(href, 'http://localhost').searchParams)))

describe('parseListParams', () => {
  it('returns defaults', () =>
    expect(parseListParams(spec, {})).toEqual({
      q: '',
      sealed: '',
      sort: 'joined',
      direction: 'desc',
      filters: {},
    }))

  it('reads known parameters', () =>
    expect(
      parseListParams(spec, {
        q: ' Ada ',
        sort: 'name',
        dir: 'desc',
        status: 'open',
        view: 'trash',
        after: ID,
      }),
    ).toEqual({
      q: 'Ada',
      sealed: '',
      sort: 'name',
      direction: 'desc',
      filters: { status: 'open', view: 'trash' },
      cursor: { after: ID },
    }))

  it.each([
    { sort: 'title;select pg_sleep(5)' },
    { page: '-1' },
    { page: '1e9' },
    { after: "' OR 1=1--" },
    { before: '../x' },
    { status: 'hired' },
    { dir: 'sideways' },
    { sort: '__proto__' },
    { status: ['nonsense', 'open'] },
  ])('ignores invalid parameters: %j', (raw) =>
    expect(parseListParams(spec, raw)).toEqual(parseListParams(spec, {})),
  )

  it('uses the first of several values', () =>
    expect(parseListParams(spec, { q: ['a', 'b'], status: ['open', 'closed'] })).toMatchObject({
      q: 'a',
      filters: { status: 'open' },
    }))

  it('normalizes the search term to one line', () => {
    expect(parseListParams(spec, { q: 'a\u0000b\r\nc' }).q).toBe('a b c')
    expect(parseListParams(spec, { q: 'x'.repeat(5000) }).q).toHaveLength(200)
  })
})

const params: fc.Arbitrary<ListParams<'joined' | 'name' | 'email', typeof spec.filters>> = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 40 }).map((q) => parseListParams(spec, { q }).q),
    sort: fc.constantFrom(...spec.sorts),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    filters: fc
      .record({
        status: fc.constantFrom('open' as const, 'closed' as const),
        view: fc.constant('trash' as const),
      })
      .chain((all) => fc.subarray(Object.entries(all)).map((entries) => Object.fromEntries(entries))),
    cursor: fc.option(
      fc.oneof(
        fc.uuid().map((after) => ({ after })),
        fc.uuid().map((before) => ({ before })),
        fc.constant({ before: 'end' }),
      ),
      { nil: undefined },
    ),
  })
  .map((state) => ({ ...state, sealed: state.q }))

describe('listHref', () => {
  it('returns the bare path for defaults', () =>
    expect(listHref(spec, parseListParams(spec, {}))).toBe('/admin/things'))

  it('appends parameters that do not belong to the list', () => {
    const byName = parseListParams(spec, { sort: 'name' })
    expect(listHref(spec, byName, { person: ID })).toBe(`/admin/things?sort=name&person=${ID}`)
    expect(recordHref(spec, parseListParams(spec, {}), ID, { x: '1' })).toBe(`/admin/things/${ID}?x=1`)
  })

  it('reads back as the same state', () => {
    fc.assert(
      fc.property(params, (generated) => {
        const { cursor, ...rest } = generated
        expect(fromHref(listHref(spec, generated))).toEqual(cursor ? { ...rest, cursor } : rest)
      }),
    )
  })

  it('accepts any query and returns one canonical URL per state', () => {
    const raw = fc.dictionary(
      fc.constantFrom('q', 'sort', 'dir', 'status', 'view', 'after', 'before', 'page', '__proto__'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string()),
        fc.constantFrom('name', 'asc', 'open', ID, 'end'),
      ),
    )
    fc.assert(
      fc.property(raw, (generated) => {
        const href = listHref(spec, parseListParams(spec, open(generated)))
        expect(listHref(spec, fromHref(href))).toBe(href)
        expect(listQuery(spec, parseListParams(spec, generated)).has('page')).toBe(false)
      }),
    )
  })
})

describe('a click on a column header', () => {
  const start = { sort: 'joined', direction: 'desc' } as const
  it('reverses the order of the current column', () =>
    expect(nextOrder(spec, start, 'joined')).toEqual({ sort: 'joined', direction: 'asc' }))
  it('sorts other columns in ascending order', () =>
    expect(nextOrder(spec, start, 'name')).toEqual({ sort: 'name', direction: 'asc' }))
  it('returns to the default order of the default column', () =>
    expect(nextOrder(spec, { sort: 'name', direction: 'asc' }, 'joined')).toEqual(start))
})
