import { describe, expect, it } from 'vitest'
import {
  checkRequest,
  cleanRequest,
  isFormWithFile,
  isRendered,
  type Request,
  slotGroupOf,
  takesFiles,
} from './incoming.ts'

const ownOrigin = 'https://site.example'
const forwardingKey = 'only-this-process-knows'

/** Returns the headers of a request as Next sees them. */
function clean(headers: Record<string, string | undefined>, { trustedProxyHops = 0 } = {}) {
  const request = { method: 'POST', headers: { ...headers }, socket: { remoteAddress: '192.0.2.1' } }
  cleanRequest(request, { trustedProxyHops, ownOrigin, forwardingKey })
  return request.headers
}

const statusOf = (request: Partial<Request>) =>
  checkRequest(
    { method: 'POST', url: '/', ...request, headers: { host: 'site.example', ...request.headers } },
    { ownOrigin, forwardingKey },
  )?.status

describe('a header that a client may forge', () => {
  it.each([
    'content-security-policy',
    'content-security-policy-report-only',
    'x-nonce',
    'x-action-forwarded',
  ])('is removed: %s', (name) => expect(clean({ [name]: 'mine' })).not.toHaveProperty(name))

  it('cannot set the host', () => {
    const headers = clean({ 'x-forwarded-host': 'evil.example' }, { trustedProxyHops: 1 })
    expect(headers['x-forwarded-host']).toBe('site.example')
  })

  it('has a user agent and cookies only as long as Next can read quickly', () => {
    const cookie = Array.from({ length: 3_000 }, (_, at) => `c${at}=1`).join('; ')
    const headers = clean({ 'user-agent': 'a'.repeat(6_000), cookie })
    expect(headers['user-agent']).toHaveLength(500)
    expect(headers.cookie?.split('; ')).toHaveLength(50)
    expect(clean({ cookie: 'a=1; b=2' }).cookie).toBe('a=1; b=2')
  })

  it('ends with the address of the connection', () => {
    expect(clean({ 'x-forwarded-for': '203.0.113.1' })['x-forwarded-for']).toBe('203.0.113.1, 192.0.2.1')
  })
})

it('allows a hundred parameters in a URL', () => {
  const addressWith = (count: number) => `/help/search?${Array(count).fill('q=a').join('&')}`
  expect(statusOf({ method: 'GET', url: addressWith(100) })).toBeUndefined()
  expect(statusOf({ method: 'GET', url: addressWith(101) })).toBe(414)
})

it('requires a length for a body, unless Next has forwarded the request', () => {
  const headers = { 'transfer-encoding': 'chunked' }
  expect(statusOf({ headers })).toBe(411)
  expect(statusOf({ headers: { ...headers, 'x-forwarding-key': 'made up' } })).toBe(411)
  expect(statusOf({ headers: { ...headers, 'x-forwarding-key': forwardingKey } })).toBeUndefined()
})

it('only a POST request may have a body, which Next would otherwise hold in memory', () => {
  const headers = { 'content-length': '9000000' }
  expect(['GET', 'OPTIONS'].map((method) => statusOf({ method, headers }))).toEqual([413, 413])
  expect(statusOf({ method: 'POST', headers })).toBeUndefined()
  expect(statusOf({ method: 'GET', headers: { 'content-length': '0' } })).toBeUndefined()
})

describe("the router's headers", () => {
  const router = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-router-state-tree': '["",{}]',
    'next-url': '/',
  }
  const namesAfter = (method: string) => {
    const request = { method, headers: { ...router }, socket: { remoteAddress: '192.0.2.1' } }
    cleanRequest(request, { trustedProxyHops: 0, ownOrigin, forwardingKey })
    return Object.keys(request.headers)
  }

  it('are removed from a POST request, because Next would render the page instead of calling the action', () => {
    for (const name of Object.keys(router)) expect(namesAfter('POST')).not.toContain(name)
    expect(namesAfter('GET')).toEqual(expect.arrayContaining(Object.keys(router)))
  })

  it.each([
    { 'next-router-prefetch': '0' },
    { 'next-router-prefetch': '2' },
    { 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${'a'.repeat(300)}` },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/<script>' },
  ])('are accepted only as the router combines them, and ignored without "rsc": %o', (headers) => {
    expect(statusOf({ headers: { ...headers, rsc: '1' } })).toBe(400)
    expect(statusOf({ headers })).toBeUndefined()
  })

  const nested = (levels: number) => `${'["",{"children":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`

  it.each([
    ['the deepest in the panel', encodeURIComponent(nested(12)), undefined],
    ['one with a long token', `["",{"children":[["token","${'a'.repeat(3_000)}","d",null],{}]}]`, undefined],
    ['one that is not JSON', 'made-up', 400],
    ['one of another shape', '["a"]', 400],
    ['a deep one', nested(50), 400],
    ['a deep one, encoded', encodeURIComponent(nested(50)), 400],
    ['a deep one that closes brackets in its names', '["]",{"a":'.repeat(50), 400],
    ['a long one', `["",{${'"a":0,'.repeat(700)}"b":0}]`, 400],
  ])('are accepted only with a plausible state tree, for every method: %s', (_name, tree, status) => {
    const headers = { 'next-router-state-tree': tree }
    expect(['GET', 'POST'].map((method) => statusOf({ method, headers }))).toEqual([status, status])
  })
})

describe('a request that Next forwards to this server', () => {
  const first = clean({ 'x-forwarded-for': '203.0.113.1' })
  const headers = { ...first, 'x-action-forwarded': '1' }

  it("keeps the client's address and the marker that it was forwarded", () => {
    expect(clean(headers)).toEqual(headers)
  })

  it('cannot be forged', () => {
    const forged = clean({ ...headers, 'x-forwarding-key': 'a-guess' })
    expect(forged['x-forwarded-for']).toBe('203.0.113.1, 192.0.2.1, 192.0.2.1')
    expect(forged).not.toHaveProperty('x-action-forwarded')
  })
})

it.each(['/_global-error', '/%5fglobal-error', '/_global-error?a=b'])('%s is not a page', (url) => {
  expect(statusOf({ method: 'GET', url })).toBe(404)
})

it('rejects a second Host header, but not a header with the value "host"', () => {
  expect(statusOf({ rawHeaders: ['Host', 'site.example', 'hoST', 'evil.example'] })).toBe(400)
  expect(statusOf({ rawHeaders: ['Host', 'site.example', 'x-name', 'host'] })).toBeUndefined()
})

it.each([
  '/blog/x%2f..%2f..%2f_next%2fstatic%2fa.js',
  '/blog/a%2Fb',
  '/blog/a%5Cb',
  '/x/../_next/static/a.js',
  '/x/%2e%2E/_next/static/a.js',
  '/./blog',
])('a path that a proxy may mistake for another one is refused: %s', (url) =>
  expect(statusOf({ method: 'GET', url })).toBe(400),
)

it('a query need not be decodable', () => {
  expect(statusOf({ method: 'GET', url: '/?a=100%' })).toBeUndefined()
})

describe('a post', () => {
  it.each([
    { headers: { origin: 'https://evil.example' } },
    { headers: { origin: 'null' } },
    { headers: { origin: 'http://site.example' } },
    { headers: { origin: 'https://evil.example', host: 'evil.example' } },
    { headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' } },
    { headers: { 'sec-fetch-site': 'cross-site' } },
    { headers: { 'sec-fetch-site': 'same-site' } },
    { headers: { origin: 'https://evil.example', 'next-action': 'a' }, url: '/api/unsubscribe/a' },
  ])('is rejected from another site: %j', (request) => expect(statusOf(request)).toBe(403))

  it.each([
    { headers: { origin: ownOrigin, 'sec-fetch-site': 'same-origin' } },
    { headers: { origin: ownOrigin, host: 'localhost:3000' } },
    { headers: {} },
    { headers: {}, url: '/api/unsubscribe/a' },
    { headers: { origin: 'https://mail.example' }, url: '/api/unsubscribe/a' },
  ])('is accepted from our own site, or not from a browser: %j', (request) =>
    expect(statusOf(request)).toBeUndefined(),
  )
})

it.each([
  ['/api/admin/media?slot=x', {}, true],
  ['/api/admin/media', { 'next-action': 'a' }, false],
  ['/api/admin/press-files?image=x', {}, true],
  ['/api/admin/search-terms', {}, false],
  ['/api/admin/palette', {}, false],
  ['/api/admin/privacy/copy', {}, false],
  ['/api/uploads/resume', {}, true],
  ['/api/uploads/resume?name=x', {}, true],
  ['/api/uploads/resume/', {}, false],
  ['/api/uploads/resume', { 'next-action': 'a' }, false],
  ['/api/auth/signin', {}, false],
  ['/waitlist', {}, false],
  ['/careers/apply', {}, false],
])('only file routes stream a long body: %s %j', (url, headers, isAccepted) => {
  expect(takesFiles({ url, headers })).toBe(isAccepted)
})

const routes = {
  isFile: (path: string) => path === '/film.mp4',
  isKnown: (path: string) => /^\/(admin|api\/health|waitlist|_next\/static)/.test(path),
}

it.each([
  ['GET', '/waitlist?source=x', {}, true],
  ['GET', '/made-up', {}, true],
  ['GET', '/admin/sign-in', {}, true],
  ['GET', '/admin/blog', {}, false],
  ['GET', '/api/health/live?x', {}, false],
  ['GET', '/_next/static/a.js', {}, false],
  ['GET', '/film.mp4', {}, false],
  ['GET', '/api/made-up', { rsc: '1' }, true],
  ['OPTIONS', '/admin/blog', {}, true],
  ['OPTIONS', '/api/made-up', {}, true],
  ['POST', '/waitlist', {}, true],
  ['POST', '/waitlist', { 'next-action': 'a' }, false],
  ['POST', '/api/made-up', {}, false],
])('requests that may have a page rendered are counted: %s %s %j', (method, url, headers, isCounted) => {
  expect(isRendered({ method, url, headers }, routes)).toBe(isCounted)
})

it.each([
  ['/', {}, 'site'],
  ['/contact', { 'next-action': 'a' }, 'site'],
  ['/api/payout-plan?amount=1', {}, 'site'],
  ['/api/auth/csrf', {}, 'site'],
  ['/admin/sign-in', {}, 'site'],
  ['/administrator', {}, 'site'],
  ['/admin', {}, 'panel'],
  ['/admin/blog?page=2', { 'next-action': 'a' }, 'panel'],
  ['/api/admin/palette?q=a', {}, 'panel'],
  ['/api/admin/waitlist/export', {}, 'file'],
  ['/api/admin/applications/1/resume', {}, 'file'],
  ['/api/admin/media', {}, 'file'],
  ['/api/privacy/copy/a', {}, 'file'],
  ['/press/download/1', {}, 'file'],
  ['/press/kit.zip', {}, 'file'],
  ['/media/blog-images/a.webp', {}, 'image'],
  ['/api/health/live', {}, 'internal'],
  ['/api/expired-tags', {}, 'internal'],
])('%s %j shares its slots with the group "%s"', (url, headers, group) => {
  expect(slotGroupOf({ url, headers })).toBe(group)
})

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

it.each([
  ['/careers/apply', multipart, true],
  ['/careers/product-designer/apply?a=b', multipart, true],
  ['/careers/apply', {}, false],
  ['/careers/apply', { ...multipart, 'next-action': 'a' }, false],
  ['/careers/a/b/apply', multipart, false],
  ['/careers', multipart, false],
  ['/x/careers/apply', multipart, false],
  ['/waitlist', multipart, false],
])('only the application form accepts a file: %s %j', (url, headers, isAccepted) => {
  expect(isFormWithFile({ url, headers })).toBe(isAccepted)
})

describe('a HEAD request', () => {
  const methodOf = (url: string) => {
    const request = { method: 'HEAD', url, headers: {}, socket: { remoteAddress: '192.0.2.1' } }
    cleanRequest(request, { trustedProxyHops: 0, ownOrigin, forwardingKey })
    return request.method
  }

  it('is handled like GET, so that the headers agree', () => expect(methodOf('/press')).toBe('GET'))
  it.each(['/press/kit.zip', '/press/download/1?a=b', '/film/product.mp4'])(
    'does not read a download: %s',
    (url) => expect(methodOf(url)).toBe('HEAD'),
  )
})

it.each([
  ['a1b2-c3', true],
  ['trace=1:2.3', true],
  ['a'.repeat(129), false],
  ['a b', false],
  ['<script>', false],
])("a proxy's request id is kept if it is plausible: %.20s", (id, isKept) => {
  const headers = { 'x-request-id': id }
  const request = { method: 'GET', url: '/', headers, socket: { remoteAddress: '192.0.2.1' } }
  cleanRequest(request, { trustedProxyHops: 1, ownOrigin, forwardingKey })
  expect(headers['x-request-id'] === id).toBe(isKept)
  expect(headers['x-request-id']).toMatch(/^[\w.:=-]{1,128}$/)
})
