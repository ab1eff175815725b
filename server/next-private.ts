// All that depends on undocumented parts of Next is here, and next-private.slow.test.ts proves each of them against the
// built site. So an upgrade of Next that changes one fails there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import type {
  CacheHandlerContext,
  CacheHandlerValue,
  CacheHandler as NextPageCacheHandler,
} from 'next/dist/server/lib/incremental-cache/index.js'
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { z } from 'zod'

// Node would give its default export as an object that holds the default export.
const require = createRequire(import.meta.url)
type FileSystemCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
const fileSystemCache: FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

export type PageCacheHandler = NextPageCacheHandler
export type PageCacheContext = CacheHandlerContext
export type CachedPage = CacheHandlerValue
export type DataCache = CacheHandler

/** Returns Next's cache of data that holds so many bytes. */
export const createDataCache = (limit: number): DataCache => createDefaultCacheHandler(limit)

/** Reads finished pages as the build has written them. */
export const BuiltPages = fileSystemCache.default

/** True for a page of Next's cache of whose tags one has expired since it was made. */
export function hasExpired({ value, lastModified }: CachedPage) {
  const named = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  const tags = named === undefined ? [] : String(named).split(',')
  return areTagsExpired(tags, lastModified) || areTagsStale(tags, lastModified)
}

const prerenderManifest = z.object({
  routes: z.record(z.string(), z.object({ response: z.string() })),
  dynamicRoutes: z
    .record(z.string(), z.object({ routeRegex: z.string(), _isEnsureStaticPage: z.boolean().optional() }))
    .default({}),
})
const routesManifest = z.object({
  staticRoutes: z.array(z.object({ regex: z.string() })),
  dynamicRoutes: z.array(z.object({ regex: z.string() })),
})

const readJson = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(...names), 'utf8'))

/** Returns what the build knows of its addresses. */
export function readBuiltRoutes(distDir: string) {
  const { routes, dynamicRoutes: families } = prerenderManifest.parse(
    readJson(distDir, 'prerender-manifest.json'),
  )
  const { staticRoutes, dynamicRoutes } = routesManifest.parse(readJson(distDir, 'routes-manifest.json'))
  return {
    /** The addresses that the build has tried to make: true where everybody gets the whole answer. */
    prerendered: new Map(
      Object.entries(routes).map(([name, { response }]) => [name, response === 'complete']),
    ),
    /** Pages that are made once an address, also of an address that the build did not know of: a new article's. */
    wholePages: Object.values(families)
      .filter((family) => family._isEnsureStaticPage)
      .map(({ routeRegex }) => new RegExp(routeRegex)),
    /** All addresses that lead to a page or route. */
    patterns: [...staticRoutes, ...dynamicRoutes].map(({ regex }) => new RegExp(regex)),
  }
}

/** Returns the built pages under an address, by the last part of their own. */
export function readBuiltFolder(distDir: string, name: string) {
  const folder = path.resolve(distDir, 'server/app', name)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  return new Map(
    files.map((file) => [path.basename(file, '.html'), readFileSync(path.join(folder, file))] as const),
  )
}

// How Next marks the document that is empty until its script has run.
const EMPTY = Buffer.from('id="__next_error__"')

/** True for the document that Next makes of `notFound()`. */
export const isEmptyDocument = (body: Buffer) => body.subarray(0, 4000).includes(EMPTY)

/** Sets where Next sends an action that the page it was posted to does not know; by itself it would take the visitor's protocol. */
export function setOwnOrigin(origin: string) {
  process.env.__NEXT_PRIVATE_ORIGIN = origin
}
