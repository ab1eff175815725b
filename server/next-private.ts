// Everything that depends on undocumented parts of Next is here, and next-private.slow.test.ts checks each assumption
// on the built site, so it fails if an upgrade of Next breaks one.

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

/** Returns Next's data cache with a limit in bytes. */
export const createDataCache = (limit: number): DataCache => createDefaultCacheHandler(limit)

/** Reads finished pages as written by the build. */
export const BuiltPages = fileSystemCache.default

/** Returns whether a tag of a cached page has expired since its rendering started. */
export function hasExpired({ value, lastModified }: CachedPage) {
  const tagHeader = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  const tags = tagHeader === undefined ? [] : String(tagHeader).split(',')
  return areTagsExpired(tags, lastModified)
}

const prerenderManifest = z.object({
  routes: z.record(z.string(), z.object({ response: z.string() })),
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
    /** The paths that the build tried to render: true if everybody gets the complete response. */
    prerendered: new Map(
      Object.entries(routes).map(([name, { response }]) => [name, response === 'complete']),
    ),
    /** Pages rendered once per path, including paths unknown to the build, such as a new article's. */
    fullyStaticPatterns: Object.values(dynamicPages)
      .filter((page) => page._isEnsureStaticPage)
      .map(({ routeRegex }) => new RegExp(routeRegex)),
    /** The share images of pages rendered once per path. */
    shareImages: dynamicRoutes
      .filter(({ page }) => /\/opengraph-image(-\w+)?$/.test(page))
      .map(({ regex }) => new RegExp(regex)),
    /** The first segment of each path: '', 'blog' and so on. */
    firstSegments: new Set([
      '_next',
      ...[...staticRoutes, ...dynamicRoutes].map(({ page }) => page.split('/')[1] ?? ''),
    ]),
    /** All paths of pages and routes. */
    patterns: [...staticRoutes, ...dynamicRoutes].map(({ regex }) => new RegExp(regex)),
  }
}

/** Returns the built pages below a path, by their last segment. */
export function readBuiltFolder(distDir: string, name: string) {
  const folder = path.resolve(distDir, 'server/app', name)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  return new Map(
    files.map((file) => [path.basename(file, '.html'), readFileSync(path.join(folder, file))] as const),
  )
}

// Next's marker for a document that is empty until its script has run.
const EMPTY = Buffer.from('id="__next_error__"')

/** Returns whether this is the document that Next renders for `notFound()`. */
export const isEmptyDocument = (body: Buffer) => body.subarray(0, 4000).includes(EMPTY)

/**
 * Sets the URL to which Next forwards an action unknown to the page it was posted to. By default it would use the
 * visitor's protocol.
 */
export function setOwnOrigin(origin: string) {
  process.env.__NEXT_PRIVATE_ORIGIN = origin
}

/**
 * Headers that Next's own parts exchange and trust, so they must never be accepted from outside. A nonce in a content
 * security policy would end up in the page for everybody.
 */
export const internalHeaders =
  /^(x-(middleware|nextjs|next|invoke|now|matched|prerender)(-|$)|next-resume$|content-security-policy)/

/** Returns whether the router sent the request, to get a page's data without its document. */
export const isRscRequest = ({ rsc }: IncomingHttpHeaders) => rsc === '1'

/**
 * Returns which part of a page the router's headers request, or undefined if the router never sends such headers.
 * `name` is what the router adds to the URL for caches that ignore headers; `alone` requests the same part without
 * naming the page that the visitor is on, because prerendered parts do not depend on it.
 */
export function rscRequestOf(headers: IncomingHttpHeaders) {
  const prefetch = headers['next-router-prefetch']
  const segment = headers['next-router-segment-prefetch']
  const isSegment = typeof segment === 'string' && /^\/[\w!$@/.-]{1,200}$/.test(segment)
  if ((prefetch !== undefined && prefetch !== '1') || (segment !== undefined && !(prefetch && isSegment)))
    return undefined
  const own: Record<string, string> = { rsc: '1' }
  if (prefetch) own['next-router-prefetch'] = '1'
  if (isSegment) own['next-router-segment-prefetch'] = segment
  const key = isSegment ? `segment ${segment}` : prefetch ? 'prefetch' : 'rsc'
  return {
    cacheBuster: cacheBusterOf(headers),
    shared: { key, url: `?_rsc=${cacheBusterOf(own)}`, headers: own },
  }
}

const varyHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/**
 * Headers with which the router requests parts of pages. With the first one, Next renders the page for a post, too,
 * and ignores the action. Without it, Next ignores the others.
 */
export const routerHeaders = ['rsc', ...varyHeaders]

// The panel's longest are 600 characters with 10 brackets. A long token or address adds some hundred characters.
const MAX_TREE_LENGTH = 4096
const MAX_TREE_BRACKETS = 40

/**
 * Returns whether the router may have described the page that the visitor is on like this. Next would answer 500 to
 * what it cannot read, and spend 100 ms on a description with hundreds of levels, each of which begins with a bracket.
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
 * Returns whether the request comes from a browser that is not loading a page, for which Next's not-found response is
 * a single word.
 */
export const isForSubresource = (headers: IncomingHttpHeaders) =>
  subresourceDestinations.test(String(headers['sec-fetch-dest'] ?? ''))

const cacheStates: Record<string, NextPageResponse['cache']> = {
  MISS: 'rendered',
  HIT: 'fresh',
  STALE: 'stale',
}

/** Requests a complete response from Next without a connection. */
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
  // Next's mocks lack these members of Node's objects. Nobody disconnects before the response is complete, and no part
  // of it arrives early.
  const request = Object.assign(req, { signal: new AbortController().signal })
  const response = Object.assign(res, { writeInformation: () => {} })
  await respondWithNext(request, response)
  await ended
  // Next sends this header twice for a page from the build.
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

/** Returns how much longer Next considers a page current. Routes state lifetimes for browsers, in another format. */
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
  const own = isPage ? { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=1' } : {}
  const body = readFileSync(isPage ? `${name}.html` : `${name}.body`)
  return { status: status ?? 200, headers: { ...kept, ...own }, body }
}

const builtMeta = z.object({
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).default({}),
})
