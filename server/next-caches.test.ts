import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentGeneration } from './generation.ts'
import data from './next-data-cache.ts'
import Pages from './next-page-cache.ts'

interface Route {
  kind: string
  sourceRoute: string
}
interface Page {
  kind: string
  /** The HTML as text, or a result of Next's renderer that can be converted to text. */
  html: string | { toUnchunkedString: () => Promise<string> }
  headers: Record<string, string>
  status: number
}
interface Responses {
  get: (address: string, make: () => Promise<object>, context: object) => Promise<{ value: Page }>
}

// Runs both caches inside Next's own code, as the server does, to check that they behave as Next expects.
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

/** Returns what a visitor gets. `make` renders the page if needed. */
async function visit(make: () => Promise<string>) {
  const { html } = (await entryOf(make)).value
  return typeof html === 'string' ? html : html.toUnchunkedString()
}

async function entryOf(make: () => Promise<string>, toValue: (text: string) => object = pageOf) {
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
    value: toValue(await make()),
    cacheControl: { revalidate: 900, expire: 9_000 },
  })
  return responses.get(address, generate, { incrementalCache, isRoutePPREnabled: true })
}

/** Writes the page as the build would. */
function buildPage(more: object) {
  const folder = path.join(dir, 'server/app')
  mkdirSync(folder, { recursive: true })
  const meta = {
    headers: { [TAGS]: `tag-${name}` },
    status: 200,
    routeCache: { key: getRouteCacheKey(address, route), owner: route, isFallback: false },
    cacheControl: { revalidate: 900 },
    ...more,
  }
  writeFileSync(path.join(folder, `${address}.html`), 'from the build')
  writeFileSync(path.join(folder, `${address}.rsc`), '')
  writeFileSync(path.join(folder, `${address}.meta`), JSON.stringify(meta))
}

async function expire(durations?: { expire: number }) {
  await data.updateTags([`tag-${name}`], durations)
  // Next rounds this time, so a page that starts rendering within the same millisecond counts as expired.
  await wait(2)
}

const fail = async (): Promise<string> => {
  throw new Error('no database')
}
const never = () => expect.fail('was rendered again')

const readBefore = (timestamp: number) => ({
  value: new Blob(['data']).stream(),
  tags: [`tag-${name}`],
  timestamp,
  stale: 300,
  revalidate: 900,
  expire: 9_000,
})

describe('a page', () => {
  it('is rendered once until its content changes', async () => {
    expect(await visit(async () => 'first')).toBe('first')
    expect(await visit(never)).toBe('first')
    await expire()
    expect(await visit(async () => 'second')).toBe('second')
    expect(await visit(never)).toBe('second')
  })

  it('is rendered again if its content changed during rendering', async () => {
    await visit(async () => {
      await expire()
      return 'read before the change'
    })
    expect(await visit(async () => 'after')).toBe('after')
    expect(await visit(never)).toBe('after')
  })

  it('does not become fresh if it has expired and fails to render', async () => {
    await visit(async () => 'first')
    await expire()
    await expect(visit(fail)).rejects.toThrow('no database')
    await expect(visit(fail)).rejects.toThrow('no database')
    expect(await visit(async () => 'second')).toBe('second')
  })

  it('is shown one last time when it is stale and being rendered again', async () => {
    await visit(async () => 'first')
    await expire({ expire: 1_000 })
    expect(await visit(async () => 'second')).toBe('first')
    await vi.waitFor(async () => expect(await visit(async () => 'third')).toBe('second'))
  })

  it('is not shown from the build, because it may be stale or from another database', async () => {
    buildPage({})
    expect(await visit(async () => 'current')).toBe('current')
    expect(await visit(never)).toBe('current')
  })

  it('is shown from the build, if partly dynamic, only if it cannot be rendered again', async () => {
    buildPage({ postponed: 'what is missing' })
    expect(await visit(async () => 'current')).toBe('current')
    expect(await visit(never)).toBe('current')
    openPage()
    buildPage({ postponed: 'what is missing' })
    await expect(visit(fail)).rejects.toThrow('no database')
    expect(await visit(never)).toBe('from the build')
  })

  it('has an age counted from the start of its rendering', async () => {
    await visit(async () => 'first')
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100_000)
    expect((await entryOf(never)).value.headers.age).toBe('100')
  })
})

it('does not keep the refusal of a route for everyone', async () => {
  route = { kind: 'APP_ROUTE', sourceRoute: `${address}/route` }
  responses = new ResponseCache({ minimalMode: false, route })
  const respond = async (status: number) => {
    const make = async () => ''
    const file = () => ({ kind: 'APP_ROUTE', body: Buffer.from('file'), headers: {}, status })
    return (await entryOf(make, file)).value.status
  }
  expect(await respond(405)).toBe(405)
  expect(await respond(200)).toBe(200)
  expect(await respond(405)).toBe(200)
})

it('does not keep a page that contains one visitor’s nonce', async () => {
  expect(await visit(async () => '<script nonce="abc">run()</script>')).toContain('abc')
  expect(await visit(async () => '<script>run()</script>')).toBe('<script>run()</script>')
  expect(await visit(never)).toBe('<script>run()</script>')
})

describe('the generation of the page store', () => {
  it('increases whenever a tag expires', async () => {
    const before = currentGeneration()
    await expire()
    await expire({ expire: 1_000 })
    expect(currentGeneration()).toBe(before + 2)
  })

  it('increases when data requested before a change arrives after it', async () => {
    await expire()
    const before = currentGeneration()
    await data.set('late', Promise.resolve(readBefore(now() - 1_000)))
    expect(currentGeneration()).toBe(before + 1)
    await data.set('in time', Promise.resolve(readBefore(now() + 1)))
    expect(currentGeneration()).toBe(before + 1)
  })
})

describe('data that arrives after a change', () => {
  it('expires the pages that use it if it was requested before the change', async () => {
    const requestedAt = now()
    await wait(2)
    await expire()
    await visit(async () => {
      // Rendering started after the change, but waits for data that another page had already requested.
      await wait(2)
      await data.set('key', Promise.resolve(readBefore(requestedAt)))
      return 'old data'
    })
    expect(await visit(async () => 'new data')).toBe('new data')
  })

  it('keeps pages that use it fresh if it was requested after the change', async () => {
    await expire()
    await wait(2)
    await visit(async () => {
      await data.set('key', Promise.resolve(readBefore(now())))
      return 'new data'
    })
    expect(await visit(never)).toBe('new data')
  })
})
