import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { cpuTime } from '../tests/support/cpu-time.ts'
import { createPageKeys } from './page-keys.ts'

const shared = new Set(['/', '/about', '/blog', '/blog/an-article', '/sitemap.xml', '/BLOG', '/blog/'])
const keyOf = createPageKeys({
  host: 'site.example',
  routes: {
    isShared: (path) => shared.has(path) || /^\/blog\/(?!search)[^/]+\/?$/.test(path),
    isKnown: (path) =>
      shared.has(path) || /^\/(admin|api|media|blog\/search|help\/search|unsubscribe)/.test(path),
    isBuilt: (path) => path === '/about',
    isFile: () => false,
    isGeneratedFile: (path) => path === '/sitemap.xml',
    sizeOfFile: () => undefined,
    firstSegments: new Set<string>(),
    isMadePerRequest: (path) => /\/opengraph-image-1$/.test(path),
    urlToRender: (url) => url,
  },
})
const requestOf = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  keyOf({ method, url, headers: { host: 'site.example', ...headers } })

const poison = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-for': '203.0.113.9',
  forwarded: 'host=evil.example',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-middleware-prefetch': '1',
  'x-nextjs-data': '1',
  'next-router-state-tree': '["evil",{}]',
  'content-security-policy': "script-src 'nonce-evil'",
  cookie: 'session=1; __prerender_bypass=1; next-instant-navigation-testing=1',
  authorization: 'Bearer 1',
  'accept-language': 'de',
  'user-agent': 'facebookexternalhit/1.1',
  range: 'bytes=0-9',
  purpose: 'prefetch',
}

describe('a page for everyone', () => {
  it.each(['/?utm_source=mail', '/?email=ada@example.com', '/?_rsc=abc', '/?__nextppronly=1', '/?'])(
    'is the same for every query: %s',
    (url) => expect(requestOf(url)).toEqual(requestOf('/')),
  )

  it('is the same for GET and HEAD', () => expect(requestOf('/', {}, 'HEAD')).toEqual(requestOf('/')))

  it.each(Object.entries(poison))('is requested without what the visitor sends: %s: %s', (name, value) => {
    expect(requestOf('/', { [name]: value })).toEqual(requestOf('/'))
    expect(JSON.stringify(requestOf('/about', { [name]: value }))).not.toContain('evil')
  })

  it.each(['POST', 'OPTIONS'])('is not used for %s', (method) =>
    expect(requestOf('/', {}, method)).toBeUndefined(),
  )

  it.each(['/BLOG', '/blog/An-Article', '/blog/%61n-article', '/blog/..', '/blog/.'])(
    'is not found at another spelling of its URL: %s',
    (url) => {
      expect(requestOf(url)).toMatchObject({ key: '/_not-found', url: '/_not-found' })
      expect(requestOf(`${url}?_rsc=`, { rsc: '1' })).toEqual(requestOf(url))
    },
  )

  it.each(['/blog/', '/blog/an-article/'])('is redirected by Next from %s', (url) =>
    expect(requestOf(url)).toBeUndefined(),
  )

  it.each(['/blog/..an-article', '/blog/an.article..', '/blog/v1.2'])('may have dots in its URL: %s', (url) =>
    expect(requestOf(url)).toHaveProperty('key', url),
  )

  it.each(['a', '-.', '.'])('is recognized quickly in a very long URL: %s', async (text) => {
    const url = `/blog/${text.repeat(7_900 / text.length)}!`
    const time = await cpuTime(() => expect(requestOf(url)).toHaveProperty('key', '/_not-found'))
    expect(time).toBeLessThan(50)
  })
})

it.each([
  '/admin',
  '/_next/static/chunks/a.js',
  '/api/health/live',
  '/unsubscribe/abc',
  '/media/a.png',
  '/media/blog-images/0e1d2c3b-0000-4000-8000-00000000000a.png',
  '/help/search?q=a',
])('%s is left to Next', (url) => expect(requestOf(url)).toBeUndefined())

it('a copy of an uploaded image has one URL, whatever is added to it', () => {
  for (const folder of ['', 'team/']) {
    const key = `/media/blog-images/${folder}0e1d2c3b-0000-4000-8000-00000000000a-704.avif`
    expect(requestOf(`${key}?visitor=7`)).toMatchObject({ key, url: key, isTransient: true })
    expect(requestOf(key, { rsc: '1' })).toEqual(requestOf(key))
  }
})

it('a share image lasts until a change, unlike an uploaded one', () => {
  expect(requestOf('/blog/a/opengraph-image-1')).toMatchObject({ isTransient: true, isLasting: true })
  const copy = requestOf('/media/blog-images/0e1d2c3b-0000-4000-8000-00000000000a-704.avif')
  expect(copy?.isLasting).toBeUndefined()
})

describe('a search', () => {
  it('is requested with the parameters it reads, in one order and spelling', () => {
    const key = '/blog/search?category=saving&q=rent'
    for (const query of [
      'q=rent&category=saving',
      'category=saving&q=%72ent',
      'q=+rent+&category=saving&utm=1&q=2&page=',
    ])
      expect(requestOf(`/blog/search?${query}`)).toMatchObject({ key, url: key, isTransient: true })
    expect(requestOf('/careers/search?q=rent')?.url).toBe('/careers/search')
  })

  it('cannot put anything else into the URL', () => {
    expect(requestOf('/blog/search?q=a%26_rsc%3D1%23&_rsc=2')?.url).toBe('/blog/search?q=a%26_rsc%3D1%23')
    expect(requestOf(`/blog/search?q=${'a'.repeat(5_000)}`)?.url.length).toBeLessThan(300)
  })
})

describe('a path that does not exist', () => {
  it.each([
    '/no-such-page',
    '/no/such/page?email=ada@example.com',
    '/wp-login.php',
    '/_next/static',
    '/_next/image',
  ])('is one page: %s', (url) =>
    expect(requestOf(url)).toMatchObject({ key: '/_not-found', url: '/_not-found' }),
  )

  it('is not a page for an image', () =>
    expect(requestOf('/no.png', { 'sec-fetch-dest': 'image' })).toBeUndefined())
})

describe('an RSC payload', () => {
  // The router puts a hash of these headers into the URL.
  const tree = { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/' }
  const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

  it('is the same wherever it is requested from', () => {
    const [here, nowhere] = [
      requestOf('/about?_rsc=BmXNob5UYY_wrP00', tree),
      requestOf('/about?_rsc=', { rsc: '1' }),
    ]
    expect(nowhere).toMatchObject({ key: '/about rsc', url: '/about?_rsc=', headers: { rsc: '1' } })
    expect(here).toEqual(nowhere)
  })

  it('is stored separately from the page and from other payloads', () => {
    const keys = [
      requestOf('/about'),
      requestOf('/about?_rsc=', { rsc: '1' }),
      requestOf('/about?_rsc=_i_aeImnuN6u1u1r', segment),
    ]
    expect(keys.map((request) => request?.key)).toEqual(['/about', '/about rsc', '/about segment /_tree'])
  })

  it.each(['/about', '/about?_rsc=1', '/about?_rsc=', '/about?_rsc'])(
    'is left to Next at a URL that does not name it: %s',
    (url) => expect(requestOf(url, segment)).toBeUndefined(),
  )

  it('is stored with made-up URLs unless its page is in the build', () => {
    expect(requestOf('/about?_rsc=', { rsc: '1' })).not.toHaveProperty('isTransient')
    expect(requestOf('/blog/an-article?_rsc=', { rsc: '1' })).toMatchObject({
      isTransient: true,
      isLasting: true,
    })
  })

  it.each([{ rsc: '1' }, segment])('is the file itself if a route generates a file: %o', (headers) =>
    expect(requestOf('/sitemap.xml?_rsc=_i_aeImnuN6u1u1r', headers)).toEqual(requestOf('/sitemap.xml')),
  )

  it('is a page to Next if the header is not "1"', () =>
    expect(requestOf('/about', { rsc: '2' })).toEqual(requestOf('/about')))
})
