import type { IncomingMessage } from 'node:http'
import { isForPart, isNoDocument, partOf } from './next-private.ts'
import type { Asked } from './page-store.ts'
import { PAGE_DATA } from './quiet-page.ts'
import type { Routes } from './routes.ts'

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Pages made for a query, the same for everybody, with the parameters they read; others count what is searched for. */
const searches = new Map([
  ['/blog/search', ['category', 'page', 'q', 'sort']],
  ['/careers/search', ['department', 'location', 'type']],
])

/** As lib/media/image-copies.ts names the copies of uploaded images. Originals are larger and seldom asked for; they come out of storage each time. */
const imageCopy = /^\/media\/[a-z0-9-]+\/([a-z0-9-]+\/)?[0-9a-f-]{36}-\d{1,4}\.(avif|webp)$/

/**
 * Finds what a request asks for that everybody gets alike. What Next is asked instead holds nothing of the request but its address, and
 * of that only what the page knows. So what one visitor sends reaches no other.
 */
export function createPageKeys({ routes, host }: { routes: Routes; host: string }) {
  const common = { host, 'x-forwarded-host': host }

  return function keyOf({ method, url = '', headers }: Request): Asked | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const query = at < 0 ? '' : url.slice(at + 1)
    if (path.startsWith('/_next/') || path.startsWith(PAGE_DATA)) return undefined
    if (isForPart(headers)) return keyOfPart(path, query, headers)
    if (routes.isShared(path))
      return isCanonical(path) ? { key: path, url: path, headers: common } : undefined
    if (searches.has(path)) return keyOfSearch(path, query)
    // They never change, but a deleted one has to disappear: so they are stored as briefly as a search.
    if (imageCopy.test(path) || (routes.isMadePerRequest(path) && isCanonical(path)))
      return { key: path, url: path, headers: common, isPassing: true }
    // A missing picture is answered in a word.
    if (routes.isKnown(path) || isNoDocument(headers)) return undefined
    return { key: '/_not-found', url: '/_not-found', headers: common }
  }

  /** The router fetches pages part by part. */
  function keyOfPart(path: string, query: string, headers: Request['headers']): Asked | undefined {
    if (!routes.isShared(path) || !isCanonical(path)) return undefined
    const part = partOf(headers)
    // Next leads who does not name the part in the address to the one that does: not all caches look at headers.
    if (!part || new URLSearchParams(query).get('_rsc') !== part.name) return undefined
    const { key, url, headers: own } = part.alone
    return { key: `${path} ${key}`, url: path + url, headers: { ...common, ...own } }
  }

  function keyOfSearch(path: string, query: string): Asked {
    const given = new URLSearchParams(query)
    const known = (searches.get(path) ?? []).map((name) => [
      name,
      (given.get(name) ?? '').trim().slice(0, 200),
    ])
    const chosen = new URLSearchParams(known.filter(([, value]) => value !== ''))
    const url = chosen.size > 0 ? `${path}?${chosen}` : path
    return { key: url, url, headers: common, isPassing: true }
  }
}

/** Other spellings of an address lead to the same page, and would be stored beside it. */
const isCanonical = (path: string) => path === '/' || /^(\/[a-z0-9_.-]*[a-z0-9_-][a-z0-9_.-]*)+$/.test(path)
