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
/** Next shows a page with this date only if it cannot be rendered again. */
const EXPIRED = -1

const now = () => performance.timeOrigin + performance.now()
/** Set at startup if the pages were built for another URL or database, such as during the build of an image. */
const isForeign = process.env.BUILT_PAGES === 'foreign'
const pages = createByteLimitedMap<CachedPage>(LIMIT, sizeOf)

/**
 * Next's cache of finished pages and routes (`cacheHandler` in next.config.mjs), in memory. Next's own handler dates a
 * page by the end of its rendering, so a page that changed in the meantime counts as new. This handler dates it by the
 * start. Pages report their age, so that the page store in front keeps them no longer than Next would.
 *
 * The build's pages count as expired, because content may have changed since the build, or come from another database.
 *
 * Next creates an instance per request, so the instance holds the state of that request.
 */
export default class PageCache implements PageCacheHandler {
  #built: InstanceType<typeof BuiltPages> | undefined
  #begun = new Map<string, number>()

  constructor({ fs, serverDistDir, ...context }: PageCacheContext) {
    if (!fs || !serverDistDir) return
    // Next's reader ignores expired pages, unless the file claims to be newer.
    const stat = async () => ({ mtime: new Date() })
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
    // One millisecond less, because Next rounds the time at which a tag expires.
    const at = now() - 1
    this.#begun.set(key, at)
    const page = pages.get(key) ?? (await this.#readBuilt(key, context))
    if (!page || (isExpired(page) && !isPartial(page))) return null
    return withAge(page, at)
  }

  async #readBuilt(key: string, context: GetContext): Promise<CachedPage | undefined> {
    if (isForeign) return undefined
    const built = await this.#built?.get(key, context)
    if (!built) return undefined
    const page = { ...built, lastModified: EXPIRED }
    // The fallback shell of a dynamic route contains less than an actual page.
    if (!('isFallback' in context && context.isFallback)) pages.set(key, page)
    return page
  }

  async set(key: string, value: CachedPage['value'], context: SetContext) {
    if (context.fetchCache) return
    if (value && !isForEveryone(value)) return
    const { cacheControl } = context
    const lastModified = this.#begun.get(key) ?? now()
    pages.set(key, { value, lastModified, ...(cacheControl ? { cacheControl } : {}) })
  }

  /** Does nothing: the data cache (next-data-cache.ts) is notified as well, and records which tags have expired. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/**
 * Returns whether everyone may get a response. A route's refusal of a method is not the file that it generates for
 * everyone, and the policies of other visitors would block scripts with one visitor's nonce.
 */
function isForEveryone(value: NonNullable<CachedPage['value']>) {
  if (value.kind === 'APP_ROUTE') return value.status < 400
  return value.kind !== 'APP_PAGE' || !/<script[^>]* nonce="/.test(value.html)
}

const isExpired = (page: CachedPage) => page.lastModified === EXPIRED || hasExpired(page)

/**
 * Returns whether a page is partly rendered per request, such as a search. The page store does not contain such a page,
 * so Next should get its static part back if that cannot be rendered again. (Its tags show that it has expired.)
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
