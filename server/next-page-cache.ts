import { createByteLimitedMap } from './byte-limited-map.ts'
import {
  BuiltPages,
  type CachedPage,
  hasExpired,
  type PageCacheContext,
  type PageCacheHandler,
} from './next-private.ts'

interface Page extends CachedPage {
  failingSince?: number
}
type GetContext = Parameters<PageCacheHandler['get']>[1]
type SetContext = Parameters<PageCacheHandler['set']>[2]

const LIMIT = 50_000_000
/** How long a page that cannot be made again is shown as it was. */
const LONGEST_MS = 24 * 3_600_000
/** How soon it is tried again, unless something changes before: then it is tried at once. */
const RETRY_SECONDS = 60
/** So many pages that fail one after the other fail for a common reason, and no other is tried either. */
const COMMON = 3

const now = () => performance.timeOrigin + performance.now()
const kept = createByteLimitedMap<Page>(LIMIT, sizeOf)

/** The pages that failed since the last one was made or something changed, and until when no other is tried. */
const failing = new Set<string>()
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
export default class PageCache implements PageCacheHandler {
  #built: InstanceType<typeof BuiltPages> | undefined
  #begun = new Map<string, { at: number; page: Page | undefined }>()
  #builtAt = 0

  constructor({ fs, serverDistDir, ...context }: PageCacheContext) {
    if (!fs || !serverDistDir) return
    // Next's reader leaves out what has expired, unless the file claims to be newer.
    const stat = async (file: string) => {
      this.#builtAt = (await fs.stat(file)).mtime.getTime()
      return { mtime: new Date() }
    }
    this.#built = new BuiltPages({
      ...context,
      fs: { ...fs, stat },
      serverDistDir,
      flushToDisk: false,
      maxMemoryCacheSize: 0,
    })
  }

  async get(key: string, context: GetContext): Promise<CachedPage | null> {
    if (context.kind === 'FETCH') return null
    // A millisecond less, because Next rounds the moment at which a tag expires.
    const at = now() - 1
    const page = kept.get(key) ?? (await this.#readBuilt(key, context))
    const isPaused = page && at < pausedUntil && hasExpired(page)
    if (isPaused) page.failingSince ??= at
    const shown = page && at - (page.failingSince ?? at) < LONGEST_MS ? page : undefined
    if (isPaused && shown) return { ...shown, ...retryAfter(shown, at) }
    this.#begun.set(key, { at, page: shown })
    return shown ?? null
  }

  async #readBuilt(key: string, context: GetContext): Promise<Page | undefined> {
    const page = await this.#built?.get(key, context)
    if (!page) return undefined
    const built = { ...page, lastModified: this.#builtAt }
    kept.set(key, built)
    return built
  }

  async set(key: string, value: CachedPage['value'], context: SetContext) {
    if (context.fetchCache) return
    const { at: lastModified = now(), page: previous } = this.#begun.get(key) ?? {}
    if (previous && value !== null && value === previous.value)
      return noteFailure(key, previous, lastModified)
    const { cacheControl } = context
    kept.set(key, { value, lastModified, ...(cacheControl ? { cacheControl } : {}) })
    if (previous?.failingSince) tell(`${nameOf(key)} has been made again.`)
    tryAll()
  }

  /** Which tags have expired is kept by the cache of data (next-data-cache.ts), which hears of it too. */
  async revalidateTag() {
    tryAll()
  }

  resetRequestCache() {}
}

function noteFailure(key: string, page: Page, at: number) {
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
const retryAfter = ({ cacheControl }: Page, lastModified: number) => ({
  lastModified,
  cacheControl: { expire: undefined, ...cacheControl, revalidate: RETRY_SECONDS },
})

const tell = (message: string) => console.error(message)

/** The address in a key, without what tells the routes apart. */
const nameOf = (key: string) => key.replace(/^.*\/\$/, '')

function sizeOf(key: string, { value }: Page) {
  const size = key.length + 1_000
  if (value?.kind === 'APP_ROUTE') return size + value.body.length
  if (value?.kind !== 'APP_PAGE') return size
  const parts = [value.html, value.rscData, value.postponed, ...(value.segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), size)
}
