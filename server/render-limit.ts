import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf, siteNetworkOf } from '../lib/platform/network.ts'
import type { Refusal } from './refusal.ts'

/**
 * Limits how often a network can have pages rendered of which anyone could request any number: searches, pages that do
 * not exist, and responses to forms without JavaScript. Rendering one takes about 20 ms, so a network gets 4% of a core.
 * Each instance counts on its own, because asking Postgres would cost as much.
 */
const limiter = new RateLimiterMemory({ points: 120, duration: 60 })
/**
 * The limit for the /48 around an IPv6 network. Anyone can get several of these, and five of them with a limit of 1,200
 * each would occupy two cores.
 */
const siteLimiter = new RateLimiterMemory({ points: 240, duration: 60 })

/** Counts a page that has to be rendered. Returns a refusal if its network has exceeded the limit. */
export async function countRendering(address: string): Promise<Refusal | undefined> {
  try {
    const site = siteNetworkOf(address)
    await limiter.consume(networkOf(address))
    if (site) await siteLimiter.consume(site)
    return undefined
  } catch (refused) {
    const seconds = Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)
    return {
      status: 429,
      message: 'There have been too many requests from your network. Please try again in a minute.',
      headers: { 'retry-after': String(seconds) },
    }
  }
}

/** Removes a page from the count again, because it exists, so many visitors may share the result. */
export async function refundRendering(address: string) {
  const site = siteNetworkOf(address)
  await limiter.reward(networkOf(address))
  if (site) await siteLimiter.reward(site)
}
