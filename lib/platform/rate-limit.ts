import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from './db'
import { limitsHit } from './metrics'
import { networkOf, siteNetworkOf } from './network'
import { processWide } from './process-wide'

export interface Limit {
  /** The key prefix in the table. */
  name: string
  points: number
  /**
   * The length of the window, which starts with the first point. Once all points are used, calls are refused until it
   * ends.
   */
  seconds: number
}

const limiters = processWide('rate-limiters', () => new Map<string, RateLimiterPostgres>())

function limiterFor({ name, points, seconds }: Limit) {
  const existing = limiters.get(name)
  if (existing) return existing
  const created = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Remember refused keys in memory, so that a flood of calls does not reach the database.
    inMemoryBlockOnConsumed: points + 1,
    // If the database is down, each process counts separately. The limit is then looser, but forms still work.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  })
  limiters.set(name, created)
  return created
}

/** Takes one point from `key`. Returns the seconds to wait if none are left, otherwise 0. */
export async function consumePoint(limit: Limit, key: string): Promise<number> {
  try {
    await limiterFor(limit).consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof Error) throw refused
    limitsHit.inc({ limit: limit.name })
    // Cast instead of checking `instanceof`, because the build loads the library once for pages and once for routes, and
    // each copy has its own class.
    const { msBeforeNext } = refused as RateLimiterRes
    return Math.max(1, Math.ceil(msBeforeNext / 1000))
  }
}

/** A whole /48 has this many times the points of a single network. */
const SITE_FACTOR = 10

/** Takes one point from the network of an address, and from the /48 around it. Returns the seconds to wait. */
export async function consumeNetworkPoint(limit: Limit, address: string): Promise<number> {
  const wait = await consumePoint(limit, networkOf(address))
  const site = siteNetworkOf(address)
  if (wait > 0 || !site) return wait
  return consumePoint(siteLimitOf(limit), site)
}

const siteLimitOf = (limit: Limit): Limit => ({
  ...limit,
  name: `${limit.name}:48`,
  points: limit.points * SITE_FACTOR,
})

/** Restores all points of a key, such as after a successful sign-in. */
export async function resetLimit(limit: Limit, key: string) {
  await limiterFor(limit).delete(key)
}

/** Restores one point, if the attempt turned out not to count. */
export async function returnPoint(limit: Limit, key: string) {
  await limiterFor(limit).reward(key)
}

/** Restores one point to the network of an address, and one to the /48 around it. */
export async function returnNetworkPoint(limit: Limit, address: string) {
  await returnPoint(limit, networkOf(address))
  const site = siteNetworkOf(address)
  if (site) await returnPoint(siteLimitOf(limit), site)
}
