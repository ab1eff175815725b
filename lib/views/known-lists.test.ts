import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ListSpec, listQuery, parseListParams } from '@/lib/platform/list-params'
import { waitlistList } from '@/lib/waitlist/schema'
import { isViewOf, saveViewSchema } from './known-lists'
import { hasViews, viewQuery } from './view-query'

const ID = '0198c2a0-0000-7000-8000-000000000000'

describe('isViewOf', () => {
  it.each([
    ['/admin/waitlist', 'status=active'],
    ['/admin/waitlist', 'status=active&plan=large&sort=name&dir=desc'],
    ['/admin/mail/suppressed', 'reason=bounced'],
    ['/admin/applications', `status=pending&position=${ID}`],
    ['/admin/applications', 'position=none'],
    ['/admin/activity', 'person=Ad%C3%A9+Obi&noun=blog&action=save-draft&from=2026-11-01'],
  ])('accepts what %s writes into its URL: %s', (screen, query) => expect(isViewOf(screen, query)).toBe(true))

  it.each([
    ['another list’s filter', '/admin/waitlist', 'reason=bounced'],
    ['an unknown value', '/admin/waitlist', 'status=gone'],
    ['a search', '/admin/waitlist', 'q=ada%40example.com'],
    ['a sealed search', '/admin/waitlist', 'q=v1.a.b.c&status=active'],
    ['a page', '/admin/waitlist', `status=active&after=${ID}`],
    ['another order of parameters', '/admin/waitlist', 'sort=name&status=active'],
    ['a repeated parameter', '/admin/waitlist', 'status=active&status=notified'],
    ['the default order', '/admin/waitlist', 'sort=joined'],
    ['a URL', '/admin/waitlist', '//elsewhere.example'],
    ['a position that is not an id', '/admin/applications', 'position=ada'],
    ['a person with an email address', '/admin/activity', 'person=ada%40example.com'],
    ['an impossible day', '/admin/activity', 'from=2026-02-30'],
    ['a year that Postgres does not have', '/admin/activity', 'from=0000-01-01'],
    ['an unknown list', '/admin/elsewhere', 'status=active'],
    ['an inherited name', 'constructor', 'status=active'],
  ])('refuses %s', (_what, screen, query) => expect(isViewOf(screen, query)).toBe(false))
})

it('leaves out the search and the page', () => {
  const raw = { q: 'ada', sealed: 'v1.a.b.c', status: 'active', after: ID }
  const params = parseListParams(waitlistList, raw)
  expect(listQuery(waitlistList, params).get('q')).toBe('v1.a.b.c')
  expect(viewQuery(waitlistList, params)).toBe('status=active')
})

it('rejects names that are empty, too long or contain an email address', () => {
  const view = { screen: '/admin/waitlist', query: 'status=active' }
  const accepts = (name: string) => saveViewSchema.safeParse({ ...view, name }).success
  expect(['Active', ' x ', 'x'.repeat(60)].map(accepts)).toEqual([true, true, true])
  expect(['', ' ', 'x'.repeat(61), 'ada@example.com', 'two\nlines'].map(accepts)).not.toContain(true)
})

it('covers every list that has filters or sort orders', async () => {
  const modules = await Promise.all(globSync('lib/*/schema.ts').map((file) => import(`../../${file}`)))
  const isList = (value: unknown): value is ListSpec =>
    typeof value === 'object' && value !== null && 'sorts' in value && 'filters' in value
  const lists = modules
    .flatMap((loaded) => Object.values(loaded))
    .filter(isList)
    .filter(hasViews)
  expect(lists.length).toBeGreaterThan(8)
  for (const list of lists) {
    const [sort = ''] = list.sorts.filter((each) => each !== list.order.sort)
    expect(isViewOf(list.path, viewQuery(list, parseListParams(list, { sort }))), list.path).toBe(true)
  }
})
