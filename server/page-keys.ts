import type { IncomingMessage } from 'node:http'
import { isForSubresource, isRscRequest, rscRequestOf } from './next-private.ts'
import type { PageRequest } from './page-store.ts'
import { PAGE_DATA } from './quiet-page.ts'
import type { Routes } from './routes.ts'

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/**
 * Pages rendered for a query, the same for everyone, with the parameters they read. Other searches record their
 * query.
 */
const searches = new Map([
  ['/blog/search', ['category', 'page', 'q', 'sort']],
  ['/careers/search', ['department', 'location', 'type']],
])

/**
 * The names that lib/media/image-copies.ts gives copies of uploaded images. Originals are larger and rarely
 * requested, so they are read from storage each time.
 */
const imageCopy = /^\/media\/[a-z0-9-]+\/([a-z0-9-]+\/)?[0-9a-f-]{36}-\d{1,4}\.(avif|webp)$/

/**
 * Returns a function that returns what a request asks for, if everyone gets the same response. The request to Next
 * then contains only the URL, reduced to what the page uses, so one visitor's data never reaches another.
 */
export function createPageKeys({ routes, host }: { routes: Routes; host: string }) {
  const common = { host, 'x-forwarded-host': host }
  const notFound: PageRequest = { key: '/_not-found', url: '/_not-found', headers: common }

  return function keyOf({ method, url = '', headers }: Request): PageRequest | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const query = at < 0 ? '' : url.slice(at + 1)
    if (path.startsWith('/_next/static/') || path.startsWith(PAGE_DATA)) return undefined
    // Copies never change, but a deleted image must disappear, so store them as briefly as a search.
    if (imageCopy.test(path)) return { key: path, url: path, headers: common, isTransient: true }
    const isShared = routes.isShared(path)
    const isPage = isShared && isCanonical(path)
    // Next would decode an odd spelling, such as /blog/%61n-article, and render the page with this visitor's request.
    // It redirects paths with a trailing slash itself.
    if (isShared && !isPage) return path.endsWith('/') ? undefined : notFound
    // The router's headers make no difference to a file, so its key must not contain them.
    if (isRscRequest(headers) && !routes.isGeneratedFile(path))
      return isPage ? keyOfRscRequest(path, query, headers) : undefined
    if (isPage) return { key: path, url: path, headers: common }
    if (searches.has(path)) return keyOfSearch(path, query)
    if (routes.isMadePerRequest(path) && isCanonical(path))
      return { key: path, url: path, headers: common, isTransient: true, isLasting: true }
    // The response for a missing image is a single word.
    if (routes.isKnown(path) || isForSubresource(headers)) return undefined
    return notFound
  }

  /** Returns the key of an RSC payload that the router requests. */
  function keyOfRscRequest(
    path: string,
    query: string,
    headers: Request['headers'],
  ): PageRequest | undefined {
    const rscRequest = rscRequestOf(headers)
    // Next redirects requests without the right `_rsc` value in the URL, because not all caches look at headers.
    if (new URLSearchParams(query).get('_rsc') !== rscRequest.cacheBuster) return undefined
    const { key, url, headers: sharedHeaders } = rscRequest.shared
    // Next responds with 200 for every path of an article, so a payload may be of a page that does not exist.
    const isTransient = !routes.isBuilt(path)
    return {
      key: `${path} ${key}`,
      url: path + url,
      headers: { ...common, ...sharedHeaders },
      ...(isTransient && { isTransient, isLasting: true }),
    }
  }

  function keyOfSearch(path: string, query: string): PageRequest {
    const requestParams = new URLSearchParams(query)
    const allowedParams = (searches.get(path) ?? []).map((name) => [
      name,
      (requestParams.get(name) ?? '').trim().slice(0, 200),
    ])
    const params = new URLSearchParams(allowedParams.filter(([, value]) => value !== ''))
    const url = params.size > 0 ? `${path}?${params}` : path
    return { key: url, url, headers: common, isTransient: true, isSearch: true }
  }
}

/**
 * Returns whether a path has its usual spelling. Next would take others for the same page. The expression must take
 * linear time, because nothing limits how often it is used.
 */
const isCanonical = (path: string) => path === '/' || /^(\/(?!\.+(\/|$))[a-z0-9_.-]+)+$/.test(path)
