import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  fetchFromNext,
  isEmptyDocument,
  isPlausiblePrefetch,
  readBuiltFolder,
  readBuiltPage,
  readBuiltRoutes,
  rscRequestOf,
} from '@/server/next-private'
import { addPosts } from '../support/posts'

// Checks the assumptions of server/next-private.ts about Next on the built site. If an upgrade of Next breaks any of
// them, this fails.

const distDir = process.env.NEXT_DIST_DIR || '.next-test'
const routes = readBuiltRoutes(distDir)
const shared = [...routes.prerendered].filter(([, isWhole]) => isWhole).map(([address]) => address)
const pages = shared.filter((address) => address !== '/_global-error' && readBuiltPage(distDir, address))

const referenceManifest = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string() })),
})

let ask: (url: string, headers?: Record<string, string>) => ReturnType<typeof fetchFromNext>
let close: () => Promise<void>

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('NEXT_DIST_DIR', distDir)
  vi.stubEnv('WORKER', 'off')
  vi.stubEnv('LOG_LEVEL', 'silent')
  const { default: next } = await import('next')
  const app = next({ dev: false, hostname: '127.0.0.1', port: 3000, httpServer: http.createServer() })
  await app.prepare()
  const handler = app.getRequestHandler()
  ask = (url, headers = {}) =>
    fetchFromNext(handler, { key: url, url, headers: { host: 'localhost', ...headers } })
  close = () => app.close()
  // The first page loads what all others depend on.
  await ask('/')
}, 90_000)
afterAll(async () => {
  await close()
  vi.unstubAllEnvs()
})

it('the build lists the addresses it has finished, and those it renders once', () => {
  expect(shared).toEqual(
    expect.arrayContaining(['/', '/blog', '/sitemap.xml', '/blog/feed.xml', '/_not-found']),
  )
  for (const file of ['/sitemap.xml', '/robots.txt', '/opengraph-image'])
    expect(routes.builtHandlers).toContain(file)
  expect(routes.builtHandlers).not.toContain('/blog')
  for (const personal of ['/admin', '/newsletter', '/blog/search', '/help/search', '/contact/ask'])
    expect(routes.prerendered.get(personal)).toBe(false)
  const isWhole = (address: string) => routes.fullyStaticPatterns.some((pattern) => pattern.test(address))
  expect(['/blog/a-new-one', '/careers/a/apply', '/unsubscribe/a', '/admin/blog/1'].map(isWhole)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('the first bit of an id separates cached functions from actions', () => {
  const { node } = referenceManifest.parse(
    JSON.parse(readFileSync(path.join(distDir, 'server/server-reference-manifest.json'), 'utf8')),
  )
  const isCached = (name: string) => name.startsWith('$$RSC_SERVER_CACHE')
  const functions = Object.entries(node).map(([id, { exportedName }]) => ({ id, name: exportedName }))
  expect(functions.filter(({ name }) => isCached(name)).length).toBeGreaterThan(20)
  expect(functions.filter(({ id, name }) => isCached(name) === /^[0-7]/.test(id))).toEqual([])
})

it.each(shared.filter((address) => address !== '/_global-error'))(
  'Next caches %s for everyone, and says so',
  async (address) => {
    const first = await ask(address)
    expect(first.status).toBeLessThan(500)
    expect(first.cache).not.toBe('none')
    const second = await ask(address)
    expect(second.cache).not.toBe('rendered')
    expect(second.headers.age).toMatch(/^\d+$/)
    expect(second.headers).not.toHaveProperty('set-cookie')
  },
)

it.each(pages)('%s was built as Next sends it, and has a lifetime', async (address) => {
  const built = readBuiltPage(distDir, address)
  const { body, lifetime, headers } = await ask(address)
  expect(headers['content-type']).toBe(built?.headers['content-type'])
  expect(lifetime).toBeGreaterThan(0)
  // What follows may depend on the URL and the database, which need not be those of the build.
  const beginningOf = (sent?: Buffer) => sent?.toString().split('\n', 1).join().slice(0, 1_000)
  expect(beginningOf(built?.body)).toBe(beginningOf(body))
})

it('Next reuses a page that it has just rendered', async () => {
  const { posts } = await addPosts([{}])
  expect((await ask(`/blog/${posts[0]?.slug}`)).cache).toBe('rendered')
  expect((await ask(`/blog/${posts[0]?.slug}`)).cache).toBe('fresh')
})

describe('an RSC payload', () => {
  const requests: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
    { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/about' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ]

  it.each(requests)('is sent only with the `_rsc` value that the router adds: %o', async (headers) => {
    const cacheBuster = rscRequestOf(headers).cacheBuster
    const response = await ask(`/about?_rsc=${cacheBuster}`, headers)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/x-component')
    expect(response.cache).not.toBe('none')
    for (const other of ['/about', '/about?_rsc=other']) {
      const redirected = await ask(other, headers)
      expect(redirected.status).toBe(307)
      expect(new URL(String(redirected.headers.location), 'http://localhost').searchParams.get('_rsc')).toBe(
        cacheBuster,
      )
    }
  })

  it('does not depend on the page it is requested from', async () => {
    const [nowhere, somewhere] = await Promise.all(
      requests
        .slice(0, 2)
        .map(async (headers) => ask(`/about?_rsc=${rscRequestOf(headers).cacheBuster}`, headers)),
    )
    expect(somewhere?.body.equals(nowhere?.body ?? Buffer.alloc(0))).toBe(true)
  })

  it('exists for every segment that the build lists', async () => {
    const meta = JSON.parse(readFileSync(path.join(distDir, 'server/app/about.meta'), 'utf8'))
    expect(meta.segmentPaths.length).toBeGreaterThan(1)
    for (const segment of meta.segmentPaths) {
      const headers = {
        rsc: '1',
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': segment,
      }
      const { shared } = rscRequestOf(headers)
      const response = await ask(`/about${shared.url}`, shared.headers)
      expect([segment, isPlausiblePrefetch(headers), response.status]).toEqual([segment, true, 200])
    }
  })
})

it('Next answers a missing page with a document that is empty without JavaScript; the build has a page to send instead', async () => {
  const missing = readBuiltFolder(distDir, 'missing')
  for (const address of [
    '/blog/none',
    '/careers/none',
    '/help/none',
    '/terms/history/987',
    '/privacy/history/987',
  ]) {
    const { status, body } = await ask(address)
    expect([status, isEmptyDocument(body)]).toEqual([404, true])
    expect(isEmptyDocument(missing.get(address.split('/')[1] ?? '') ?? body)).toBe(false)
  }
})

it('responds to a missing image with one word', async () => {
  const { status, headers } = await ask('/_not-found', { 'sec-fetch-dest': 'image' })
  expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

it('renders a search for each request and does not cache it', async () => {
  const { status, cache, headers } = await ask('/blog/search?q=money')
  expect([status, cache]).toEqual([200, 'none'])
  expect(headers['cache-control']).toContain('no-store')
  expect(headers).not.toHaveProperty('set-cookie')
})
