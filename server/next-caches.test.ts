import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import data from './next-data-cache.ts'
import Pages from './next-page-cache.ts'

interface Route {
  kind: string
  sourceRoute: string
}
interface Page {
  kind: string
  /** As it comes from Next's cache; a page that has just been made can be turned into it. */
  html: string | { toUnchunkedString: () => Promise<string> }
  headers: Record<string, string>
  status: number
}
interface Responses {
  get: (address: string, make: () => Promise<object>, context: object) => Promise<{ value: Page }>
}

// Next's own machinery around both caches, as the server uses it: what it expects of them is proved here.
const require = createRequire(import.meta.url)
const {
  IncrementalCache,
}: {
  IncrementalCache: new (options: object) => object
} = require('next/dist/server/lib/incremental-cache/index.js')
const {
  default: ResponseCache,
}: { default: new (options: object) => Responses } = require('next/dist/server/response-cache/index.js')
const {
  getRouteCacheKey,
}: {
  getRouteCacheKey: (address: string, route: Route) => string
} = require('next/dist/server/lib/route-cache-key.js')
const { nodeFs }: { nodeFs: object } = require('next/dist/server/lib/node-fs-methods.js')

const dir = mkdtempSync(path.join(os.tmpdir(), 'next-cache-'))
afterAll(() => rmSync(dir, { recursive: true }))

const now = () => performance.timeOrigin + performance.now()
const TAGS = 'x-next-cache-tags'
let name = 0
let route: Route
let responses: Responses
let address: string

function openPage() {
  name += 1
  address = `/page-${name}`
  route = { kind: 'APP_PAGE', sourceRoute: `${address}/page` }
  responses = new ResponseCache({ minimalMode: false, route })
}

beforeEach(() => {
  openPage()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const pageOf = (text: string, headers = { [TAGS]: `tag-${name}` }): Page => ({
  kind: 'APP_PAGE',
  html: { toUnchunkedString: async () => text },
  headers,
  status: 200,
})

/** What a visitor gets; `make` is how the page is made if it has to be. */
async function visit(make: () => Promise<string>) {
  const incrementalCache = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    minimalMode: false,
    serverDistDir: path.join(dir, 'server'),
    requestHeaders: {},
    maxMemoryCacheSize: 0,
    flushToDisk: false,
    previewProps: {},
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
    CurCacheHandler: Pages,
  })
  const generate = async () => ({
    value: pageOf(await make()),
    cacheControl: { revalidate: 900, expire: 9_000 },
  })
  const entry = await responses.get(address, generate, { incrementalCache, isRoutePPREnabled: true })
  const { html } = entry.value
  return typeof html === 'string' ? html : html.toUnchunkedString()
}

/** As Next does it; it counts in whole milliseconds. */
async function expire(durations?: { expire: number }) {
  await data.updateTags([`tag-${name}`], durations)
  await new Pages({ revalidatedTags: [], _requestHeaders: {} }).revalidateTag()
  await wait(2)
}
const fail = async (): Promise<string> => {
  throw new Error('no database')
}
const never = () => expect.fail('was made again')

describe('a page', () => {
  it('is made once, until its content changes', async () => {
    expect(await visit(async () => 'first')).toBe('first')
    expect(await visit(never)).toBe('first')
    await expire()
    expect(await visit(async () => 'second')).toBe('second')
    expect(await visit(never)).toBe('second')
  })

  it('whose content changed while it was being made is made again', async () => {
    await visit(async () => {
      await expire()
      return 'read before the change'
    })
    expect(await visit(async () => 'after')).toBe('after')
    expect(await visit(never)).toBe('after')
  })

  it('that cannot be made again is shown as it was from the second request on, and said once', async () => {
    await visit(async () => 'first')
    await expire()
    await expect(visit(fail)).rejects.toThrow('no database')
    expect(await visit(never)).toBe('first')
    await expire()
    await expect(visit(fail)).rejects.toThrow('no database')
    expect(await visit(never)).toBe('first')
    const said = () =>
      vi
        .mocked(console.error)
        .mock.calls.map(String)
        .filter((line) => line.includes(address))
    expect(said()).toEqual([`${address} could not be made again; visitors see it as it was.`])
    await expire()
    expect(await visit(async () => 'second')).toBe('second')
    expect(said()).toHaveLength(2)
  })

  it('that failed is tried again when the database is back, without making anybody wait', async () => {
    await visit(async () => 'first')
    await expire()
    await expect(visit(fail)).rejects.toThrow()
    await expire({ expire: 1_000 })
    expect(await visit(async () => 'second')).toBe('first')
    await vi.waitFor(async () => expect(await visit(async () => 'third')).toBe('second'))
  })

  it('is not even tried when several others have just failed, until something changes', async () => {
    const shown = []
    for (let count = 1; count <= 4; count += 1) {
      openPage()
      await visit(async () => 'first')
      shown.push({ name, address, route, responses })
    }
    for (const page of shown) {
      ;({ name, address, route, responses } = page)
      await data.updateTags([`tag-${name}`])
      await wait(2)
      if (page !== shown.at(-1)) await expect(visit(fail)).rejects.toThrow()
    }
    expect(await visit(never)).toBe('first')
    await expire()
    expect(await visit(async () => 'second')).toBe('second')
  })

  it('that changed while its making failed is made for the next visitor', async () => {
    await visit(async () => 'first')
    await expire()
    const failing = visit(async () => {
      await expire()
      return fail()
    })
    await expect(failing).rejects.toThrow()
    expect(await visit(async () => 'second')).toBe('second')
  })

  it('is given up after a day', async () => {
    await visit(async () => 'first')
    await expire()
    await expect(visit(fail)).rejects.toThrow()
    const later = performance.now() + 25 * 3_600_000
    vi.spyOn(performance, 'now').mockReturnValue(later)
    await expect(visit(fail)).rejects.toThrow()
    await expect(visit(fail)).rejects.toThrow()
  })

  it('of the build is shown when its first making fails', async () => {
    const folder = path.join(dir, 'server/app')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${address}.html`), 'of the build')
    writeFileSync(path.join(folder, `${address}.rsc`), '')
    const routeCache = { key: getRouteCacheKey(address, route), owner: route, isFallback: false }
    const meta = {
      headers: { [TAGS]: `tag-${name}` },
      status: 200,
      routeCache,
      cacheControl: { revalidate: 900 },
    }
    writeFileSync(path.join(folder, `${address}.meta`), JSON.stringify(meta))
    await expire()
    await expect(visit(fail)).rejects.toThrow()
    expect(await visit(never)).toBe('of the build')
  })
})

describe('data that was asked for before a change and arrives after it', () => {
  const readBefore = (timestamp: number) => ({
    value: new Blob(['data']).stream(),
    tags: [`tag-${name}`],
    timestamp,
    stale: 300,
    revalidate: 900,
    expire: 9_000,
  })

  it('expires the pages that were given it', async () => {
    const asked = now()
    await wait(2)
    await expire()
    await visit(async () => {
      // The page was begun after the change, but waits for what another page had asked for.
      await wait(2)
      await data.set('key', Promise.resolve(readBefore(asked)))
      return 'old data'
    })
    expect(await visit(async () => 'new data')).toBe('new data')
  })

  it('is not taken for what was asked for later', async () => {
    await expire()
    await wait(2)
    await visit(async () => {
      await data.set('key', Promise.resolve(readBefore(now())))
      return 'new data'
    })
    expect(await visit(never)).toBe('new data')
  })
})
