import { setTimeout as wait } from 'node:timers/promises'
import { raiseGeneration } from './generation.ts'
import { createDataCache, type DataCache } from './next-private.ts'

const handler = createDataCache(50_000_000)
const now = () => performance.timeOrigin + performance.now()

type Durations = Parameters<DataCache['updateTags']>[1]

/** When and how each tag last expired. */
const expiries = new Map<string, { at: number; durations: Durations }>()

/**
 * Next's cache for the results of `'use cache'` functions (`cacheHandlers` in next.config.mjs): Next's own cache,
 * which dates each result by the start of its computation. However, a request for a result that is already being
 * computed shares that result. So a page that started rendering after a change may get data read before the change, and
 * would count as new. When such a result arrives, its tags expire once more, and the page with them. Whatever
 * expires a tag increases the generation of the page store.
 */
const dataCache: DataCache = {
  ...handler,

  async set(key, pending) {
    await handler.set(key, pending)
    const { tags, timestamp } = await pending
    for (const tag of tags) {
      const expiry = expiries.get(tag)
      if (expiry && timestamp <= expiry.at) await expire([tag], expiry.durations)
    }
  },

  async updateTags(tags, durations) {
    const at = now()
    for (const tag of tags) expiries.set(tag, { at, durations })
    await expire(tags, durations)
  },
}

async function expire(tags: string[], durations: Durations) {
  await handler.updateTags(tags, durations)
  // Next may round the time of expiry up by half a millisecond, and considers the old pages current until then.
  const expired = now() + 1
  while (now() < expired) await wait(1)
  raiseGeneration()
}

export default dataCache
