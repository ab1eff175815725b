// Everything that depends on undocumented parts of Next is here. next-private.slow.test.ts checks each assumption
// against the built site, so the test fails if a Next upgrade breaks one.

import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import type {
  CacheHandlerContext,
  CacheHandlerValue,
  CacheHandler as NextPageCacheHandler,
} from 'next/dist/server/lib/incremental-cache/index.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js'
import type { RequestHandler } from 'next/dist/server/next.js'
import { z } from 'zod'
import type { PageResponse } from './finished-page.ts'
import type { NextPageResponse, PageRequest } from './page-store.ts'

// Node would wrap the default export in another default export.
const require = createRequire(import.meta.url)
type FileSystemCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
const fileSystemCache: FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

export type PageCacheHandler = NextPageCacheHandler
export type PageCacheContext = CacheHandlerContext
export type CachedPage = CacheHandlerValue
export type DataCache = CacheHandler

/** Creates Next's data cache, limited to `limit` bytes. */
export const createDataCache = (limit: number): DataCache => createDefaultCacheHandler(limit)

/** Reads the pages that the build prerendered. */
export const BuiltPages = fileSystemCache.default

/** Returns whether any tag of a cached page has expired since the page started rendering. */
export function hasExpired({ value, lastModified }: CachedPage) {
  const tagHeader = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  const tags = tagHeader === undefined ? [] : String(tagHeader).split(',')
  return areTagsExpired(tags, lastModified)
}

const prerenderManifest = z.object({
  routes: z.record(z.string(), z.object({ response: z.string(), routeType: z.string().optional() })),
  dynamicRoutes: z
    .record(z.string(), z.object({ routeRegex: z.string(), _isEnsureStaticPage: z.boolean().optional() }))
    .default({}),
})
const routesManifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
})

const readJson = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(...names), 'utf8'))

/** Returns what the build recorded about its routes. */
export function readBuiltRoutes(distDir: string) {
  const { routes, dynamicRoutes: dynamicPages } = prerenderManifest.parse(
    readJson(distDir, 'prerender-manifest.json'),
  )
  const { staticRoutes, dynamicRoutes } = routesManifest.parse(readJson(distDir, 'routes-manifest.json'))
  return {
    /** Keyed by each path that the build tried to prerender. True if one complete response is served to every visitor. */
    prerendered: new Map(
      Object.entries(routes).map(([name, { response }]) => [name, response === 'complete']),
    ),
    /** The paths of route handlers that the build ran, such as the sitemap's. */
    builtHandlers: new Set(
      Object.entries(routes).flatMap(([name, { routeType }]) => (routeType === 'route' ? [name] : [])),
    ),
    /** Patterns that match pages rendered once per path. This includes paths added after the build, such as a new article's. */
    fullyStaticPatterns: Object.values(dynamicPages)
      .filter((page) => page._isEnsureStaticPage)
      .map(({ routeRegex }) => new RegExp(routeRegex)),
    /** Patterns that match the share images of pages with a dynamic path. */
    shareImages: dynamicRoutes
      .filter(({ page }) => /\/opengraph-image(-\w+)?$/.test(page))
      .map(({ regex }) => new RegExp(regex)),
    /** The first segment of every path: '', 'blog' and so on. */
    firstSegments: new Set([
      '_next',
      ...[...staticRoutes, ...dynamicRoutes].map(({ page }) => page.split('/')[1] ?? ''),
    ]),
    /** Patterns that match every page and route handler. */
    patterns: [...staticRoutes, ...dynamicRoutes].map(({ regex }) => new RegExp(regex)),
  }
}

/** Returns the built pages under a path, keyed by their last segment. */
export function readBuiltFolder(distDir: string, name: string) {
  const folder = path.resolve(distDir, 'server/app', name)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  return new Map(
    files.map((file) => [path.basename(file, '.html'), readFileSync(path.join(folder, file))] as const),
  )
}

// Next's marker for a document that is empty until its script has run.
const EMPTY = Buffer.from('id="__next_error__"')

/** Returns whether this is the document that Next renders for `notFound()` or a page that failed to render. */
export const isEmptyDocument = (body: Buffer) => body.subarray(0, 4000).includes(EMPTY)

const UNKNOWN_FORM = Buffer.from('Server Action unavailable.')

/** Returns whether this is Next's response to a form that the current build does not know. */
export const isUnknownForm = (body: Buffer) => body.equals(UNKNOWN_FORM)

/** Returns the digest of the error in an empty document, which Next also logs. */
export const digestOf = (body: Buffer) => /E\{\\"digest\\":\\"(\d+)\\"\}/.exec(body.toString('latin1'))?.[1]

/**
 * Sets the origin that Next forwards a server action to if the page that received the POST does not contain that
 * action. Without this setting, Next would use the protocol of the visitor's request, but this server only speaks HTTP.
 */
export function setOwnOrigin(origin: string) {
  process.env.__NEXT_PRIVATE_ORIGIN = origin
}

/**
 * Headers that Next uses internally and trusts. They must never be accepted from outside. For example, Next would copy
 * the nonce from a request's Content-Security-Policy header into a page that is cached for everyone.
 */
export const internalHeaders =
  /^(x-(middleware|nextjs|next|invoke|now|matched|prerender)(-|$)|next-resume$|content-security-policy)/

/** Returns whether the router sent the request to fetch a page's data (its RSC payload) without the document. */
export const isRscRequest = ({ rsc }: IncomingHttpHeaders) => rsc === '1'

const SEGMENT = /^\/[\w!$@/.-]{1,200}$/

/** Returns whether the router could have sent these headers together to prefetch a payload. */
export function isPlausiblePrefetch(headers: IncomingHttpHeaders) {
  const prefetch = headers['next-router-prefetch']
  const segment = headers['next-router-segment-prefetch']
  if (prefetch === undefined) return segment === undefined
  return prefetch === '1' && (segment === undefined || SEGMENT.test(String(segment)))
}

/**
 * Parses the router's headers, which must be plausible. `cacheBuster` is the `_rsc` value that the router adds to the
 * URL for caches that ignore headers. `shared` is the same request without the state of the visitor's current page,
 * which prerendered payloads do not depend on.
 */
export function rscRequestOf(headers: IncomingHttpHeaders) {
  const prefetch = headers['next-router-prefetch']
  const segment = headers['next-router-segment-prefetch']
  const sharedHeaders: Record<string, string> = { rsc: '1' }
  if (prefetch) sharedHeaders['next-router-prefetch'] = '1'
  if (segment) sharedHeaders['next-router-segment-prefetch'] = String(segment)
  const key = segment ? `segment ${segment}` : prefetch ? 'prefetch' : 'rsc'
  return {
    cacheBuster: cacheBusterOf(headers),
    shared: { key, url: `?_rsc=${cacheBusterOf(sharedHeaders)}`, headers: sharedHeaders },
  }
}

const varyHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/**
 * Headers that the router sends to request RSC payloads. If `rsc` is present, Next renders the page even for a POST
 * request and ignores the server action. If it is missing, Next ignores the other headers.
 */
export const routerHeaders = ['rsc', ...varyHeaders]

// The longest state tree in the admin panel has 600 characters and 10 brackets. A long token or URL adds a few
// hundred characters.
const MAX_TREE_LENGTH = 4096
const MAX_TREE_BRACKETS = 40

/**
 * Returns whether the header is a state tree that the router could have sent to describe the visitor's current page.
 * Next would respond with a 500 to a tree that it cannot parse, and spend 100 ms on one with hundreds of levels. Each
 * level starts with a bracket.
 */
export function isPlausibleTree({ 'next-router-state-tree': header }: IncomingHttpHeaders) {
  const tree = String(header ?? '')
  if (tree.length > MAX_TREE_LENGTH || tree.split(/\[|%5b/i).length - 1 > MAX_TREE_BRACKETS) return false
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

function cacheBusterOf(headers: IncomingHttpHeaders) {
  const values = varyHeaders.map((name) => headers[name])
  if (values.every((value) => value === undefined)) return ''
  return hash('sha256', values.map((value) => value ?? '0').join(','), 'base64url').slice(0, 16)
}

const subresourceDestinations =
  /^(audio|audioworklet|font|image|json|manifest|paintworklet|report|script|serviceworker|sharedworker|style|track|video|webidentity|worker|xslt)$/

/**
 * Returns whether a browser is requesting a subresource, such as an image, rather than a page. For subresources, Next's
 * not-found response is a single word.
 */
export const isForSubresource = (headers: IncomingHttpHeaders) =>
  subresourceDestinations.test(String(headers['sec-fetch-dest'] ?? ''))

const cacheStates: Record<string, NextPageResponse['cache']> = {
  MISS: 'rendered',
  HIT: 'fresh',
  STALE: 'stale',
}

/** Requests a complete response from Next in this process, without a network connection. */
export async function fetchFromNext(
  respondWithNext: RequestHandler,
  { url, headers }: PageRequest,
): Promise<NextPageResponse> {
  const chunks: Uint8Array[] = []
  const { req, res } = createRequestResponseMocks({
    url,
    headers: { ...headers },
    method: 'GET',
    resWriter: (chunk) => {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
      return true
    },
  })
  const ended = once(res, 'finish')
  // Next's mocks lack these members of Node's objects. Stubs are enough, because there is no client that could
  // disconnect or receive early hints.
  const request = Object.assign(req, { signal: new AbortController().signal })
  const response = Object.assign(res, { writeInformation: () => {} })
  await respondWithNext(request, response)
  await ended
  // Next sends this header twice for a prerendered page.
  if (res.hasHeader('x-nextjs-prerender')) res.setHeader('x-nextjs-prerender', '1')
  const responseHeaders = res.getHeaders()
  return {
    status: res.statusCode,
    headers: responseHeaders,
    body: Buffer.concat(chunks),
    cache: cacheStates[String(responseHeaders['x-nextjs-cache'])] ?? 'none',
    lifetime: lifetimeOf(String(responseHeaders['cache-control'] ?? ''), Number(responseHeaders.age ?? 0)),
  }
}

/**
 * Returns how much longer Next will consider a page fresh, in milliseconds. Route handlers set lifetimes for browsers, in
 * another format, so theirs count as unlimited.
 */
function lifetimeOf(cacheControl: string, age: number) {
  const seconds = /^s-maxage=(\d+)/.exec(cacheControl)?.[1]
  return seconds === undefined ? Number.POSITIVE_INFINITY : (Number(seconds) - age) * 1_000
}

/** Returns what the build rendered for a path, or undefined. */
export function readBuiltPage(distDir: string, pathname: string): PageResponse | undefined {
  const name = path.resolve(distDir, 'server/app', pathname === '/' ? 'index' : `.${pathname}`)
  const isPage = existsSync(`${name}.html`)
  if (!isPage && !existsSync(`${name}.body`)) return undefined
  const { status, headers } = builtMeta.parse(readJson(`${name}.meta`))
  const { 'x-next-cache-tags': _tags, ...kept } = headers
  const addedHeaders = isPage
    ? { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=1' }
    : {}
  const body = readFileSync(isPage ? `${name}.html` : `${name}.body`)
  return { status: status ?? 200, headers: { ...kept, ...addedHeaders }, body }
}

const builtMeta = z.object({
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).default({}),
})
