import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { countAttempt, resetAttempts } from '@/lib/auth/sign-in-limits'
import { db } from '@/lib/platform/db'
import { networkOf } from '@/lib/platform/network'
import {
  consumeNetworkPoint,
  consumePoint,
  type Limit,
  resetLimit,
  returnPoint,
} from '@/lib/platform/rate-limit'
import { requestInfo } from '@/lib/platform/request'
import { becomeVisitor } from '../support/request'

const newLimit = (overrides: Partial<Limit> = {}): Limit => ({
  name: `test-${randomUUID().slice(0, 8)}`,
  points: 3,
  seconds: 60,
  ...overrides,
})

async function take(limit: Limit, times: number, key = 'someone') {
  const waits: number[] = []
  for (let i = 0; i < times; i += 1) waits.push(await consumePoint(limit, key))
  return waits
}

describe('a limit', () => {
  it('allows as many calls as it has points, then returns the wait', async () => {
    const limit = newLimit()
    expect(await take(limit, 3)).toEqual([0, 0, 0])
    const [wait = 0] = await take(limit, 1)
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await take(limit, 1, 'someone else')).toEqual([0])
  })

  it('counts simultaneous calls correctly', async () => {
    const limit = newLimit({ points: 10 })
    const waits = await Promise.all(Array.from({ length: 40 }, () => consumePoint(limit, 'crowd')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  })

  it('per network also limits all networks of one customer together', async () => {
    const limit = newLimit()
    const site = randomUUID().slice(0, 4)
    const from = (network: number) =>
      consumeNetworkPoint(limit, `2001:db8:${site}:${network.toString(16)}::1`)
    for (let network = 0; network < 30; network += 1) expect(await from(network)).toBe(0)
    expect(await from(30)).toBeGreaterThan(0)
    expect(await consumeNetworkPoint(limit, '203.0.113.9')).toBe(0)
  })

  it("per network restores the points of a successful sign-in, including the customer's", async () => {
    const site = `2001:db8:${randomUUID().slice(0, 4).replace(/^0+/, '1')}`
    const points = async () => {
      const rows = await db.rateLimit.findMany({
        where: { key: { contains: `${site}:` } },
        orderBy: { key: 'asc' },
      })
      return rows.map((row) => row.points)
    }
    const attempt = { username: null, address: `${site}:1::1`, knownBrowser: null }
    await countAttempt(attempt)
    expect(await points()).toEqual([1, 1])
    await resetAttempts(attempt)
    expect(await points()).toEqual([0, 0])
  })

  it('of an address that has tried too many accounts stores nothing about further ones', async () => {
    const address = `2001:db8:${randomUUID().slice(0, 4).replace(/^0+/, '1')}:1::1`
    const pairs = { key: { startsWith: 'sign-in:pair:', endsWith: networkOf(address) } }
    const attempts = async (from: number, to: number) => {
      for (let i = from; i < to; i += 1)
        await countAttempt({ username: `account ${i}`, address, knownBrowser: null })
    }
    await attempts(0, 60)
    expect(await db.rateLimit.count({ where: pairs })).toBe(60)
    await attempts(60, 70)
    expect(await db.rateLimit.count({ where: pairs })).toBe(60)
  })

  it('is stored in the database, so that all instances share it', async () => {
    const limit = newLimit()
    await take(limit, 2)
    const [row] = await db.rateLimit.findMany({ where: { key: { startsWith: limit.name } } })
    expect(row).toMatchObject({ points: 2 })
    expect(Number(row?.expire)).toBeGreaterThan(Date.now() + 50_000)
  })

  it('resets when its time is up', async () => {
    const limit = newLimit({ points: 1, seconds: 1 })
    expect(await take(limit, 1)).toEqual([0])
    expect(await take(limit, 1)).toEqual([1])
    await vi.waitFor(async () => expect(await take(limit, 1)).toEqual([0]), { timeout: 3_000, interval: 200 })
  })

  it('restores points', async () => {
    const limit = newLimit()
    await take(limit, 3)
    await returnPoint(limit, 'someone')
    expect(await take(limit, 1)).toEqual([0])
    await resetLimit(limit, 'someone')
    expect(await take(limit, 3)).toEqual([0, 0, 0])
  })

  it('accepts any key', async () => {
    const limit = newLimit({ points: 1 })
    for (const key of ["'; drop table rate_limit; --", '::ffff:203.0.113.7', 'ọ́'.repeat(20), ''])
      expect(await take(limit, 1, key)).toEqual([0])
  })
})

describe('the information about a request', () => {
  it('contains the address that the proxy saw, a request id and a shortened user agent', async () => {
    becomeVisitor({ address: '1.2.3.4, 203.0.113.9', headers: { 'user-agent': 'a'.repeat(1_000) } })
    const info = await requestInfo()
    expect(info.address).toBe('203.0.113.9')
    expect(info.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(info.userAgent).toHaveLength(300)
  })
})
