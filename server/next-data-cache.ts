import { raiseGeneration } from './generation.ts'
import { createDataCache, type DataCache } from './next-private.ts'

const handler = createDataCache(50_000_000)
const now = () => performance.timeOrigin + performance.now()

type Durations = Parameters<DataCache['updateTags']>[1]

/** When each tag was expired last, and how. */
const expiries = new Map<string, { at: number; durations: Durations }>()

/**
 * Next's cache of what `'use cache'` functions return (`cacheHandlers` in next.config.mjs): Next's own, which dates each result by
 * the beginning of its making. But anyone who asks for a result that is being made waits for that one. So a page that was begun after
 * a change may be given what was read before it, and would pass for new. When such a result arrives late, its tags expire once
 * more, and the page with them. Whatever expires a tag raises the generation of the page store.
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
  raiseGeneration()
}

export default dataCache
