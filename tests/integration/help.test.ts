import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordOpen, vote } from '@/lib/help/actions'
import { readHelpFigures } from '@/lib/help/admin-queries'
import { helpCategoryNames } from '@/lib/help/categories'
import { listHelpAddresses, listHelpArticles, listHelpGroups } from '@/lib/help/queries'
import { voteLimit } from '@/lib/help/schema'
import { visitorJobs } from '@/lib/platform/daily-visitor'
import { db } from '@/lib/platform/db'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { inCategory } from '../support/faqs'
import { becomeVisitor } from '../support/request'

let seeded: Awaited<ReturnType<typeof listHelpGroups>>

beforeAll(async () => {
  seeded = await listHelpGroups()
})

beforeEach(async () => {
  await becomeAdmin()
})

describe('the seed', () => {
  it('has fifteen answers in all six categories, and three guides', async () => {
    expect(seeded.map(({ category }) => category)).toEqual(helpCategoryNames)
    expect(seeded.flatMap(({ faqs }) => faqs)).toHaveLength(15)
    expect((await listHelpArticles()).map(({ slug }) => slug)).toEqual([
      'user-guide',
      'best-practices',
      'troubleshooting',
    ])
    expect((await listHelpAddresses()).changedAt).toBeInstanceOf(Date)
  })

  it('states the business facts', () => {
    const text = JSON.stringify(seeded)
    for (const fact of ['72', '5 to 10 minutes', 'within 2 hours', '9 AM to 6 PM', '7 years', '2 years'])
      expect(text).toContain(fact)
  })
})

describe('votes and opened answers', () => {
  const figures = async (id: string) => {
    const [row] = await query<{ opens: number; helpful: number; not_helpful: number }>(
      'select sum(opens)::int opens, sum(helpful)::int helpful, sum(not_helpful)::int not_helpful from faq_day where faq_id = $1',
      [id],
    )
    return row
  }

  it('count once per visitor, day and answer', async () => {
    const [one, other] = await inCategory('Fees & Pricing')
    for (const address of ['203.0.113.30', '203.0.113.30', '203.0.113.31']) {
      becomeVisitor({ address })
      for (const { slug = '' } of [one ?? {}, other ?? {}]) {
        expect(await recordOpen({ slug })).toMatchObject({ ok: true })
        expect(await vote({ slug, helpful: address.endsWith('0') ? 'yes' : 'no' })).toMatchObject({
          ok: true,
        })
      }
    }
    for (const faq of [one, other])
      expect(await figures(faq?.id ?? '')).toEqual({ opens: 2, helpful: 1, not_helpful: 1 })
    await becomeAdmin()
    expect((await readHelpFigures()).popular).toEqual({ category: 'Fees & Pricing', opens: 4 })
    await query(`update faq_day set day = day - 31`)
    expect((await readHelpFigures()).popular).toBeNull()
  })

  it('count at most sixteen times per network, however many browsers it claims', async () => {
    const [{ id = '', slug = '' } = {}] = await inCategory('Account Management')
    for (let index = 0; index < 50; index += 1) {
      const headers = { 'user-agent': `Browser/${index}` }
      becomeVisitor({ address: `2001:db8:30::${index.toString(16)}`, headers })
      expect(await vote({ slug, helpful: 'yes' })).toMatchObject({ ok: true })
    }
    expect((await figures(id))?.helpful).toBeLessThanOrEqual(16)
  })

  it('leave nothing that identifies visitors after the day', async () => {
    await query(`update daily_visitor set day = day - 1`)
    await query(`update daily_visitor_key set day = day - 1`)
    await visitorJobs['visitors.forget']?.({})
    expect(await db.dailyVisitor.count()).toBe(0)
    expect(await db.dailyVisitorKey.count()).toBe(0)
  })

  it('are limited, and ignore unknown answers', async () => {
    becomeVisitor({ address: '203.0.113.40' })
    expect(await vote({ slug: 'no-such-answer', helpful: 'yes' })).toMatchObject({ ok: true })
    expect(await vote({ slug: 'x', helpful: 'maybe' as 'yes' })).toMatchObject({ ok: false })
    const votes = []
    for (let count = 0; count < voteLimit.points; count++)
      votes.push(await vote({ slug: 'no-such-answer', helpful: 'yes' }))
    expect(votes.at(-1)).toMatchObject({ ok: false, message: expect.stringContaining('Too many') })
  })
})
