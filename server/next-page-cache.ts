import { createRequire } from 'node:module'
import { createByteLimitedMap } from './byte-limited-map.mjs'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

const {
  areTagsExpired,
  areTagsStale,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

const LIMIT = 50_000_000
/** How long a page that cannot be made again is shown as it was. */
const LONGEST_MS = 24 * 3_600_000
/** How soon it is tried again, unless something changes before: then it is tried at once. */
const RETRY_SECONDS = 60
/** So many pages that fail one after the other fail for a common reason, and no other is tried either. */
const COMMON = 3

const now = () => performance.timeOrigin + performance.now()
const kept = createByteLimitedMap(LIMIT, sizeOf)

/** The pages that failed since the last one was made or something changed, and until when no other is tried. */
const failing = new Set()
let pausedUntil = 0

/**
 * Next's cache of finished pages and routes (`cacheHandler` in next.config.mjs): in memory, and below it what the build made.
 * Next's own handler has two faults that visitors notice. It dates a page by the end of its making, so a page whose content
 * changed meanwhile passes for new; this one dates it by the beginning. And it drops a page that has expired, so nothing is left
 * to show when the next one cannot be made; this one returns it, and Next, which sees by its tags that it has expired, hands the
 * same value back to `set` when the making fails.
 *
 * Next makes an instance for each request, so what a request began with is kept in the instance.
 */
export default class PageCache {
  #fs
  #built
  #begun = new Map()
  #builtAt = 0

  constructor(context) {
    this.#fs = context.fs
    // Next's reader leaves out what has expired, unless the file claims to be newer.
    const fs = { ...context.fs, stat: (file) => this.#claimToBeNew(file) }
    this.#built = new FileSystemCache({ ...context, fs, flushToDisk: false, maxMemoryCacheSize: 0 })
  }

  async #claimToBeNew(file) {
    this.#builtAt = (await this.#fs.stat(file)).mtime.getTime()
    return { mtime: new Date() }
  }

  async get(key, context) {
    if (context.kind === 'FETCH') return null
    // A millisecond less, because Next rounds the moment at which a tag expires.
    const at = now() - 1
    const page = kept.get(key) ?? (await this.#readBuilt(key, context))
    const isPaused = page && at < pausedUntil && isDue(page)
    if (isPaused) page.failingSince ??= at
    const isShown = page && at - (page.failingSince ?? at) < LONGEST_MS
    if (isPaused && isShown) return { ...page, ...retryAfter(page, at) }
    this.#begun.set(key, { at, page: isShown ? page : undefined })
    return isShown ? page : null
  }

  async #readBuilt(key, context) {
    const page = await this.#built.get(key, context)
    if (!page) return undefined
    const built = { ...page, lastModified: this.#builtAt }
    kept.set(key, built)
    return built
  }

  async set(key, value, context) {
    if (context.fetchCache) return
    const { at: lastModified = now(), page: previous } = this.#begun.get(key) ?? {}
    const hasFailed = value !== null && value === previous?.value
    if (hasFailed) return noteFailure(key, previous, lastModified)
    kept.set(key, { value, lastModified, cacheControl: context.cacheControl })
    if (previous?.failingSince) tell(`${nameOf(key)} has been made again.`)
    tryAll()
  }

  /** Which tags have expired is kept by the cache of data (next-data-cache.mjs), which hears of it too. */
  async revalidateTag() {
    tryAll()
  }

  resetRequestCache() {}
}

function noteFailure(key, page, at) {
  failing.add(key)
  if (failing.size >= COMMON) pausedUntil = now() + RETRY_SECONDS * 1_000
  kept.set(key, { ...page, ...retryAfter(page, at), failingSince: page.failingSince ?? at })
  if (!page.failingSince) tell(`${nameOf(key)} could not be made again; visitors see it as it was.`)
}

function tryAll() {
  failing.clear()
  pausedUntil = 0
}

/** Makes Next take a page for one made at that moment. */
const retryAfter = ({ cacheControl }, lastModified) => ({
  lastModified,
  cacheControl: { ...cacheControl, revalidate: RETRY_SECONDS },
})

function isDue({ value, lastModified }) {
  const tags = value?.headers?.['x-next-cache-tags']?.split(',') ?? []
  return areTagsExpired(tags, lastModified) || areTagsStale(tags, lastModified)
}

const tell = (message) => console.error(message)

/** The address in a key, without what tells the routes apart. */
const nameOf = (key) => key.replace(/^.*\/\$/, '')

function sizeOf(key, { value }) {
  const parts = [value?.html, value?.rscData, value?.body, value?.postponed]
  parts.push(...(value?.segmentData?.values() ?? []))
  return key.length + 1_000 + parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
}
