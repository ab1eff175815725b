import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { changeStatus, deleteEntries, joinWaitlist, restoreEntry } from '@/lib/waitlist/actions'
import { countEntries, countMatching, countTrash, listEntries } from '@/lib/waitlist/admin-queries'
import { waitlistJobs } from '@/lib/waitlist/jobs'
import { type WaitlistStatus, waitlistList, waitlistStatuses } from '@/lib/waitlist/schema'
import { becomeAdmin } from '../support/admin'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor } from '../support/request'
import { addEntries, addEntry } from '../support/waitlist-entries'

beforeEach(becomeNewVisitor)

describe('counts', () => {
  async function countDirectly() {
    const groups = await db.waitlistEntry.groupBy({
      by: ['status'],
      where: { deletedAt: null },
      _count: { _all: true },
    })
    const countOf = (status: WaitlistStatus) =>
      groups.find((group) => group.status === status)?._count._all ?? 0
    const [active, notified, converted] = [countOf('active'), countOf('notified'), countOf('converted')]
    return { total: active + notified + converted, active, notified, converted }
  }

  it('are exact after all kinds of writes, before and after they are folded', async () => {
    const added = await addEntries(
      Array.from({ length: 90 }, (_, i) => ({ status: waitlistStatuses[i % 3] ?? 'active' })),
    )
    const ids = added.map(({ id }) => id)
    await becomeAdmin()
    await Promise.all([
      ...added.slice(0, 20).map(({ id, status }) => changeStatus({ id, from: status, status: 'converted' })),
      deleteEntries({ selection: { ids: ids.slice(15, 40) } }),
      waitlistJobs['waitlist.fold-counts']?.({}),
      joinWaitlist({ name: 'Ada', email: newEmail() }),
    ])
    await restoreEntry({ id: ids[30] ?? '' })
    await db.waitlistEntry.deleteMany({ where: { id: { in: ids.slice(60, 70) } } })
    const expected = await countDirectly()
    expect(await countEntries()).toEqual(expected)
    await waitlistJobs['waitlist.fold-counts']?.({})
    expect(await countEntries()).toEqual(expected)
    expect(await db.waitlistCount.count()).toBeLessThanOrEqual(3)
  })
})

describe('the list', () => {
  const list = (query: Record<string, string>) => listEntries(parseListParams(waitlistList, query))

  async function walk(query: Record<string, string>, start: Record<string, string> = {}) {
    const pages: string[][] = []
    let cursor = start
    for (;;) {
      const { entries, hasNext, hasPrevious } = await list({ ...query, ...cursor })
      const ids = entries.map(({ id }) => id)
      const isBackward = 'before' in cursor
      if (isBackward) pages.unshift(ids)
      else pages.push(ids)
      if (isBackward ? !hasPrevious : !hasNext) return pages
      cursor = isBackward ? { before: ids[0] ?? '' } : { after: ids.at(-1) ?? '' }
    }
  }

  it('contains every entry once in every order, paged forward or backward, even with ties', async () => {
    const mark = randomUUID().slice(0, 8)
    const joined = new Date('2026-03-01T10:00:00Z').getTime()
    await addEntries(
      Array.from({ length: 137 }, (_, i) => ({
        name: `${mark} ${['Ọlá', 'olá', 'Zed', 'ada'][i % 4]}`,
        status: waitlistStatuses[i % 3] ?? 'active',
        createdAt: new Date(joined + (i % 5) * 1000),
      })),
    )
    await becomeAdmin()
    for (const sort of waitlistList.sorts)
      for (const dir of ['asc', 'desc'])
        for (const status of ['', 'notified']) {
          const query = { q: mark, sort, dir, status }
          const forward = (await walk(query)).flat()
          const expected = await db.waitlistEntry.count({
            where: { name: { startsWith: mark }, ...(status ? { status: 'notified' } : {}) },
          })
          expect(new Set(forward).size, `${sort} ${dir} ${status}`).toBe(expected)
          expect(forward).toHaveLength(expected)
          const backward = (await walk(query, { before: 'end' })).flat()
          // The first page is always full, so it may overlap with the second.
          expect([...new Set(backward)]).toEqual(forward)
          const reversed = (await walk({ ...query, dir: dir === 'asc' ? 'desc' : 'asc' })).flat()
          expect(reversed.reverse()).toEqual(forward)
        }
  })

  it('contains every entry once without a search, when indexes provide the order', async () => {
    await becomeAdmin()
    const expected = await db.waitlistEntry.count({ where: { deletedAt: null } })
    for (const sort of waitlistList.sorts)
      for (const dir of ['asc', 'desc'])
        expect(new Set((await walk({ sort, dir })).flat()).size).toBe(expected)
  })

  it.each([
    ['100%', '100% Ada', '1000 Ada'],
    ['a_b', 'a_b', 'axb'],
    ['c\\d', 'c\\d', 'cd'],
    ["o'ne", "Ngozi O'Neill", 'Ngozi ONeill'],
    ["d'a", 'Chidi D’Amico', 'Chidi Diallo'],
    ['"quo', 'A "quoted" one', 'A quoted one'],
    ['李', '李 小龙', '王'],
    ['％', '50% Ada', '500 Ada'],
  ])('finds %j as literal text', async (q, name, otherName) => {
    const [wanted, other] = await addEntries([{ name }, { name: otherName }])
    await becomeAdmin()
    const ids = (await walk({ q })).flat()
    expect(ids).toContain(wanted?.id)
    expect(ids).not.toContain(other?.id)
    expect(await countMatching(parseListParams(waitlistList, { q }))).toBe(ids.length)
  })

  it.each([
    ['Ada Ọbí', ['ada obi', 'ADA OBI', 'Ọbí', 'ỌBÍ', 'o\u0323bi\u0301', 'da ob', 'bí']],
    ['Ṣọlá Fúnmiláyọ̀', ['sola', 'SOLA', 'Ṣọlá', 'sọla', 'ola fun', 'milayo']],
    ['Ola Sade', ['Ọlá Ṣadé']],
    ['Ɗanladi Ƙofa', ['danladi kofa', 'ƊANLADI']],
    ['𝓐𝓭𝓪 Ｏｂｉ', ['ada obi']],
    ['İpek', ['ipek', 'İPEK']],
    ["Sa’adatu Mu'azu", ["sa'adatu", 'sa’adatu mu’azu', 'SAʼADATU MU`AZU']],
  ])('finds %j with and without accents and with any apostrophe, ignoring case', async (name, searches) => {
    const { id } = await addEntry({ name })
    await becomeAdmin()
    for (const q of searches) expect((await walk({ q })).flat(), q).toContain(id)
  })

  it('finds a changed name, but not the old one', async () => {
    const mark = randomUUID().slice(0, 8)
    const { id } = await addEntry({ name: `${mark} Àìná` })
    await db.waitlistEntry.update({ where: { id }, data: { name: `${mark} Bọ́lá` } })
    await becomeAdmin()
    expect((await list({ q: `${mark} bola` })).entries).toHaveLength(1)
    expect((await list({ q: `${mark} aina` })).entries).toEqual([])
  })

  it('does not match an accent on its own', async () => {
    await addEntry({ name: 'Ada Ọbí' })
    await becomeAdmin()
    expect((await list({ q: '\u0323' })).entries).toEqual([])
    expect(await countMatching(parseListParams(waitlistList, { q: '\u0323' }))).toBe(0)
  })

  it('finds part of an email address, ignoring case, and treats SQL as text', async () => {
    const { id, email } = await addEntry()
    await becomeAdmin()
    expect((await list({ q: email.slice(2, 14).toUpperCase() })).entries.map((entry) => entry.id)).toEqual([
      id,
    ])
    expect((await list({ q: "' OR 1=1--" })).entries).toEqual([])
    expect(
      (await list({ sort: 'name;select pg_sleep(5)', after: 'x', page: '-1' })).entries.length,
    ).toBeGreaterThan(0)
  })

  it("shows the first page if the cursor's row no longer exists", async () => {
    await becomeAdmin()
    const first = await list({})
    expect(await list({ after: randomUUID() })).toEqual(first)
    expect(await list({ before: randomUUID() })).toEqual(first)
  })

  it('shows who unsubscribed and which addresses bounced', async () => {
    const mark = randomUUID().slice(0, 8)
    const [bounced, unsubscribed] = await addEntries([
      { name: `${mark} b`, email: newEmail() },
      { name: `${mark} u`, unsubscribedAt: new Date() },
    ])
    await db.mailSuppression.create({ data: { email: bounced?.email ?? '', reason: 'bounced' } })
    await becomeAdmin()
    const { entries } = await list({ q: mark, sort: 'name' })
    expect(entries).toMatchObject([
      { id: bounced?.id, suppression: 'bounced', unsubscribedAt: null },
      { id: unsubscribed?.id, suppression: null, unsubscribedAt: expect.any(Date) },
    ])
  })

  it('redirects visitors to the sign-in page', async () => {
    for (const read of [
      () => list({}),
      countEntries,
      countTrash,
      () => countMatching(parseListParams(waitlistList, {})),
    ])
      await expect(read()).rejects.toThrow('NEXT_REDIRECT')
  })
})
