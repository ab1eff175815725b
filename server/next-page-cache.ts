import { createByteLimitedMap } from './byte-limited-map.ts'
import {
  BuiltPages,
  type CachedPage,
  hasExpired,
  type PageCacheContext,
  type PageCacheHandler,
} from './next-private.ts'

type GetContext = Parameters<PageCacheHandler['get']>[1]
type SetContext = Parameters<PageCacheHandler['set']>[2]

const LIMIT = 50_000_000

const now = () => performance.timeOrigin + performance.now()
/** The start says so: they were built for another address, or from another database, such as that of an image's build. */
const isForeign = process.env.BUILT_PAGES === 'foreign'
const kept = createByteLimitedMap<CachedPage>(LIMIT, sizeOf)

/**
 * Next's cache of finished pages and routes (`cacheHandler` in next.config.mjs): in memory, and below it what the build made. Next's own
 * handler dates a page by the end of its making, so a page whose content changed meanwhile passes for new; this one dates it by the
 * beginning. A page says its age, so that the page store in front keeps it no longer than Next would.
 *
 * Next makes an instance for each request, so what a request began with is kept in the instance.
 */
export default class PageCache implements PageCacheHandler {
  #built: InstanceType<typeof BuiltPages> | undefined
  #builtAt = 0
  #begun = new Map<string, number>()

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
    this.#begun.set(key, at)
    const page = kept.get(key) ?? (await this.#readBuilt(key, context))
    if (!page || (hasExpired(page) && !isPartial(page))) return null
    return withAge(page, at)
  }

  async #readBuilt(key: string, context: GetContext): Promise<CachedPage | undefined> {
    if (isForeign) return undefined
    const built = await this.#built?.get(key, context)
    if (!built) return undefined
    const page = { ...built, lastModified: this.#builtAt }
    // The frame that stands for any page of a family holds less than one of them.
    if (!('isFallback' in context && context.isFallback)) kept.set(key, page)
    return page
  }

  async set(key: string, value: CachedPage['value'], context: SetContext) {
    if (context.fetchCache) return
    const { cacheControl } = context
    const lastModified = this.#begun.get(key) ?? now()
    kept.set(key, { value, lastModified, ...(cacheControl ? { cacheControl } : {}) })
  }

  /** Which tags have expired is kept by the cache of data (next-data-cache.ts), which hears of it too. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/**
 * A page of which the rest is made for each request, such as a search. Of such a page nothing is in the store, so Next is to have its
 * static part back when that cannot be made again. (It sees by its tags that it has expired.)
 */
const isPartial = ({ value }: CachedPage) => value?.kind === 'APP_PAGE' && value.postponed !== undefined

function withAge({ value, lastModified, ...page }: CachedPage, at: number): CachedPage {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return { ...page, lastModified, value }
  const age = String(Math.max(0, Math.floor((at - lastModified) / 1_000)))
  return { ...page, lastModified, value: { ...value, headers: { ...value.headers, age } } }
}

function sizeOf(key: string, { value }: CachedPage) {
  const size = key.length + 1_000
  if (value?.kind === 'APP_ROUTE') return size + value.body.length
  if (value?.kind !== 'APP_PAGE') return size
  const parts = [value.html, value.rscData, value.postponed, ...(value.segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), size)
}
