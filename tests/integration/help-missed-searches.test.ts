import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteHelpItem, dismissSearch, recordMiss, saveFaq } from '@/lib/help/actions'
import { listMissedSearches } from '@/lib/help/admin-queries'
import { helpJobs } from '@/lib/help/jobs'
import { db } from '@/lib/platform/db'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { newFaq } from '../support/faqs'
import { becomeVisitor } from '../support/request'

beforeEach(async () => {
  await becomeAdmin()
})

describe('a search without results', () => {
  const misses = () => listMissedSearches()

  it('is stored for staff, folded, once per visitor per day, without who made it', async () => {
    for (const address of ['203.0.113.20', '203.0.113.20', '203.0.113.21']) {
      becomeVisitor({ address })
      await recordMiss({ text: 'Bítcoin  wallets' })
    }
    await becomeAdmin()
    expect(await misses()).toContainEqual(expect.objectContaining({ text: 'bitcoin wallets', count: 2 }))
    const dump = await query(
      'select m::text from missed_search m union all select v::text from daily_visitor v',
    )
    expect(JSON.stringify(dump)).not.toContain('203.0.113')
    expect(await dismissSearch({ text: 'bitcoin wallets' })).toMatchObject({ ok: true })
    expect((await misses()).map(({ text }) => text)).not.toContain('bitcoin wallets')
  })

  it.each(['ada.obi@example.com', 'call 0803 123 4567', 'payouts', 'x', 'q'.repeat(101)])(
    'is not stored for “%s”',
    async (text) => {
      const before = await misses()
      becomeVisitor({ address: '203.0.113.22' })
      await recordMiss({ text })
      await becomeAdmin()
      expect(await misses()).toEqual(before)
    },
  )

  it('is recorded even if there are more at once than connections to the database', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `zebra${'s'.repeat(index)} crossing`)
    // The first round opens all connections, so the second one uses them at the same time.
    for (const address of ['203.0.113.24', '203.0.113.25']) {
      becomeVisitor({ address })
      const results = await Promise.all(texts.map((text) => recordMiss({ text })))
      expect(results.filter(({ ok }) => !ok)).toEqual([])
    }
  })

  it('is left out while an answer or a guide contains its words', async () => {
    await db.missedSearch.deleteMany()
    await query(`insert into missed_search (text) values ('okada fare'), ('okada helmets'), ('the')`)
    const shown = async () => (await misses()).map(({ text }) => text).toSorted()
    expect(await shown()).toEqual(['okada fare', 'okada helmets', 'the'])
    const id = randomUUID()
    await saveFaq(newFaq({ id, question: 'Can a plan pay okada fares?' }))
    expect(await shown()).toEqual(['okada helmets', 'the'])
    await deleteHelpItem({ list: 'faq', id })
    expect(await shown()).toEqual(['okada fare', 'okada helmets', 'the'])
    await db.missedSearch.deleteMany()
  })

  it('replaces the rarest one if there are too many', async () => {
    await query(`insert into missed_search (text, count, last_at)
      select 'many ' || n, 1 + n % 2, now() - interval '1 day' from generate_series(1, 500) as n`)
    becomeVisitor({ address: '203.0.113.26' })
    await recordMiss({ text: 'quantum elephants' })
    await becomeAdmin()
    expect(await db.missedSearch.count({ where: { text: 'quantum elephants' } })).toBe(1)
    expect(await db.missedSearch.count()).toBe(500)
    expect(await db.missedSearch.count({ where: { text: { startsWith: 'many ' }, count: 2 } })).toBe(250)
    await db.missedSearch.deleteMany()
  })

  it('is deleted after 90 days', async () => {
    await query(`insert into missed_search (text, last_at) select 'old ' || n, now() - interval '91 days'
      from generate_series(1, 500) as n`)
    await query(`insert into missed_search (text, last_at) values ('recent', now() - interval '89 days')`)
    await helpJobs['help.forget-searches']?.({})
    expect(await db.missedSearch.findMany()).toMatchObject([{ text: 'recent' }])
  })
})
