import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from './db'

export interface Limit {
  /** Prefix of the keys in the table. */
  name: string
  points: number
  /** After the last point: refused until this time since the first one is over. */
  seconds: number
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiterFor({ name, points, seconds }: Limit) {
  const known = limiters.get(name)
  if (known) return known
  const created = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // A refused key is remembered here, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: points + 1,
    // While the database is away this process counts for itself: the limit is looser, the form still answers.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  })
  limiters.set(name, created)
  return created
}

/**
 * Takes one point from `key`. Returns the seconds to wait when none is left, otherwise 0.
 */
export async function takePoint(limit: Limit, key: string): Promise<number> {
  try {
    await limiterFor(limit).consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** Returns the key all its points back, e.g. after a successful sign-in. */
export async function resetLimit(limit: Limit, key: string) {
  await limiterFor(limit).delete(key)
}

/** Returns one point back: what was taken turned out not to count. */
export async function returnPoint(limit: Limit, key: string) {
  await limiterFor(limit).reward(key)
}
