import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import http from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process'
import { query } from '../support/database'
import { fastestRun } from '../support/fastest-run'

// As in production, where visitors reach the site over https through a proxy.
const APP_URL = 'https://site.example'
const canary = `canary-${randomUUID().slice(0, 8)}@example.com`

let app: AppProcess
beforeAll(async () => {
  await query(
    `insert into waitlist (id, name, email, source, consent_version) values ($1, 'Canary', $2, 'hero', 'x')`,
    [randomUUID(), canary],
  )
  app = await startApp({ env: { APP_URL, WORKER: 'off' } })
}, 60_000)
afterAll(() => app?.stop())

interface HttpResponse {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** Sends path and headers unchanged, unlike fetch(). */
function sendRequest(
  path: string,
  init: { method?: string; headers?: Record<string, string | undefined>; body?: string } = {},
) {
  const { port } = new URL(app.url)
  return new Promise<HttpResponse>((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path,
      method: init.method ?? 'GET',
      headers: { ...init.headers },
    }
    const request = http.request(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    request.end(init.body)
  })
}

const firstScript = async () => /\/_next\/static\/[^"]+\.js/.exec((await sendRequest('/')).text)?.[0] ?? ''

const foreign = { method: 'POST', headers: { origin: 'https://evil.example' }, body: 'a=b' }

/** All kinds of responses. */
const responses: [string, () => Promise<HttpResponse>, number][] = [
  ['a page', () => sendRequest('/'), 200],
  ['a page with a form', () => sendRequest('/waitlist'), 200],
  ['a page that does not exist', () => sendRequest('/no-such-page'), 404],
  ['the page of a personal link', () => sendRequest('/unsubscribe/made-up'), 200],
  ['the sign-in page', () => sendRequest('/admin/sign-in'), 200],
  ['a redirect', () => sendRequest('/admin'), 307],
  ['a redirect from a route', () => sendRequest('/api/unsubscribe/made-up'), 303],
  ['a refusal from a route', () => sendRequest('/api/admin/waitlist/export'), 401],
  ['a refusal of a cross-site request', () => sendRequest('/admin', foreign), 403],
  ['a JSON response', () => sendRequest('/api/health/ready'), 200],
  ['an image', () => sendRequest('/favicon.ico'), 200],
  ['the sitemap', () => sendRequest('/sitemap.xml'), 200],
  ['robots.txt', () => sendRequest('/robots.txt'), 200],
  ['security.txt', () => sendRequest('/.well-known/security.txt'), 200],
  ['an unsupported method', () => sendRequest('/api/health/live', { method: 'DELETE' }), 405],
  ['a method that no page supports', () => sendRequest('/admin', { method: 'TRACE' }), 405],
  [
    'a range beyond the end of a file',
    () => sendRequest('/film/product.mp4', { headers: { range: 'bytes=999999999-' } }),
    416,
  ],
  ['an unsupported method for a file', () => sendRequest('/film/product.mp4', { method: 'OPTIONS' }), 405],
  ['an unmet expectation', () => sendRequest('/', { headers: { expect: 'zzz' } }), 417],
  ["the framework's own error page", () => sendRequest('/_global-error'), 404],
  ['a cross-site post', () => sendRequest('/waitlist', foreign), 403],
  ['a malformed address', () => sendRequest('/%00'), 400],
  ['a malformed host', () => sendRequest('/', { headers: { host: 'evil.example/path' } }), 400],
  ['an overlong address', () => sendRequest(`/${'a'.repeat(9_000)}`), 414],
  ['overlong headers', () => sendRequest('/', { headers: { 'x-long': 'a'.repeat(20_000) } }), 431],
]

describe.each(responses)('%s', (_name, get, status) => {
  it('restricts what browsers may do with it, and reveals nothing about the server', async () => {
    const response = await get()
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^strict-origin/),
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    expectGuarded(response)
  })
})

it('restricts what browsers may do with the response for a script, and reveals nothing about the server', async () => {
  const response = await sendRequest(await firstScript())
  expect(response.status).toBe(200)
  expectGuarded(response)
})

/** Checks what every response carries, whether or not it is a document. */
function expectGuarded(response: HttpResponse) {
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains/),
  })
  const policy = policyOf(response)
  expect(policy['frame-ancestors']).toBe("'none'")
  expect(policy['base-uri']).toBe("'none'")
  expect(policy['script-src'] ?? policy['default-src']).not.toMatch(/unsafe|\*|https?:(?!\/\/analytics)/)
  for (const name of ['x-powered-by', 'server']) expect(response.headers).not.toHaveProperty(name)
}

function policyOf({ headers }: HttpResponse): Record<string, string> {
  const parts = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(
    parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  )
}

function inlineScripts(html: string) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts
    .map(([, attributes = '', body = '']) => ({ attributes, body }))
    .filter(({ attributes }) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
}

describe('the script policy', () => {
  it.each(['/', '/waitlist', '/no-such-page'])('lists the hash of each inline script of %s', async (path) => {
    const response = await sendRequest(path)
    const allowed = policyOf(response)['script-src'] ?? ''
    const scripts = inlineScripts(response.text)
    expect(scripts.length).toBeGreaterThan(0)
    for (const { body } of scripts)
      expect(allowed).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
    expect(response.text).not.toMatch(/<[a-z][^>]*\son[a-z]+=/)
  })

  it('is short enough for proxies with small buffers', async () => {
    const { headers } = await sendRequest('/')
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    expect(lines.join('\r\n').length).toBeLessThan(3_500)
  })

  it("has a new nonce for each admin page, which the page's scripts carry", async () => {
    const [first, second] = [await sendRequest('/admin/sign-in'), await sendRequest('/admin/sign-in')]
    const nonceOf = (response: HttpResponse) =>
      /'nonce-([^']+)'/.exec(policyOf(response)['script-src'] ?? '')?.[1] ?? ''
    expect(nonceOf(first)).toMatch(/^.{16,}$/)
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    for (const { attributes } of inlineScripts(first.text))
      expect(attributes).toContain(`nonce="${nonceOf(first)}"`)
  })

  it('ignores a nonce in a request for an admin page', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-evil'" }
    const response = await sendRequest('/admin/sign-in', { headers })
    expect(response.text).not.toContain('nonce="evil"')
    expect(inlineScripts(response.text).length).toBeGreaterThan(0)
  })
})

describe('a health check', () => {
  it.each(['/api/health/live', '/api/health/ready'])('is not cached: %s', async (path) => {
    expect((await sendRequest(path)).headers['cache-control']).toBe('no-store')
  })
})

describe('a response for staff', () => {
  it.each(['/admin', '/admin/sign-in', '/admin/waitlist', '/api/admin/waitlist/export', '/api/auth/csrf'])(
    'is not cached: %s',
    async (path) => {
      expect((await sendRequest(path)).headers['cache-control']).toContain('no-store')
    },
  )

  const tricks: [string, Record<string, string>][] = [
    ['/admin/waitlist', {}],
    ...['proxy', 'middleware', 'src/middleware', 'src/proxy', 'pages/_middleware'].map(
      (name): [string, Record<string, string>] => [
        '/admin/waitlist',
        { 'x-middleware-subrequest': Array(5).fill(name).join(':') },
      ],
    ),
    ['/admin/waitlist', { rsc: '1' }],
    ['/admin/waitlist?_rsc=abc12', { rsc: '1', 'next-router-prefetch': '1' }],
    [
      '/admin/waitlist?_rsc=abc12',
      { rsc: '1', 'next-router-segment-prefetch': '/admin/(panel)/waitlist/__PAGE__' },
    ],
    ['/admin/waitlist.rsc', {}],
    ['/admin/waitlist.txt', {}],
    ['/admin/waitlist.segments/_tree.segment.rsc', {}],
    ['//admin/waitlist', {}],
    ['/%61dmin/waitlist', {}],
    ['/%61dmin/w%61itlist', { rsc: '1' }],
    ['/admin%2fwaitlist', {}],
    ['/./admin/waitlist', {}],
    ['/x/../admin/waitlist', {}],
    ['/admin//waitlist', {}],
    ['/admin/waitlist/', {}],
    ['/ADMIN/waitlist', {}],
    ['/admin;a=b/waitlist', {}],
    ['/_next/data/build/admin/waitlist.json', { 'x-nextjs-data': '1' }],
    ['/', { 'x-rewrite-url': '/admin/waitlist', 'x-original-url': '/admin/waitlist' }],
    ['/', { 'x-matched-path': '/admin/waitlist', 'x-invoke-path': '/admin/waitlist' }],
    ['/admin/waitlist', { 'next-resume': '1' }],
    ['/admin/waitlist', { 'x-return-to': '/admin', 'x-nonce': 'mine' }],
    ['/admin/waitlist', { cookie: '__Host-admin-session=e30.e30.e30' }],
    ['/api/admin/waitlist/export', { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' }],
    ['/api/%61dmin/waitlist/export', {}],
    ['/api/admin/waitlist/export?q=canary', { 'sec-fetch-site': 'cross-site' }],
  ]

  it.each(tricks)('does not leak with %s %j', async (path, headers) => {
    const response = await sendRequest(path, { headers })
    expect(response.status).toBeLessThan(500)
    expect(response.text).not.toContain(canary)
    expect(response.text).not.toContain('Everyone who wants to know when we launch')
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://site.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses a post from another site: %j', async (headers) => {
    expect((await sendRequest('/admin', { method: 'POST', headers, body: 'a=b' })).status).toBe(403)
  })
})

it.each(['/about', '/no-such-page'])('the share image of %s has the public URL', async (path) => {
  const image = /<meta property="og:image" content="([^"]+)"/.exec((await sendRequest(path)).text)?.[1]
  expect(image && new URL(image).origin).toBe(APP_URL)
})

describe('a foreign host', () => {
  it.each([
    '/',
    '/waitlist',
    '/no-such-page',
    '/admin',
    '/admin/sign-in',
    '/api/unsubscribe/made-up',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/waitlist/',
    '/api/auth/signin',
    '/api/auth/csrf',
  ])('does not appear in the response to %s', async (path) => {
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
    ]) {
      const response = await sendRequest(path, { headers })
      expect(response.status).toBeLessThan(500)
      expect(`${JSON.stringify(response.headers)}${response.text}`).not.toContain('evil.example')
    }
  })

  it.each(['/admin', '/admin/waitlist', '/api/unsubscribe/made-up'])(
    'is not used in redirects: %s leads to our own address',
    async (path) => {
      const { location } = (await sendRequest(path, { headers: { host: 'evil.example' } })).headers
      expect(location).toMatch(/^https:\/\/site\.example\//)
    },
  )
})

/** Returns the id with which the built pages call the action. */
async function actionId(name: string) {
  const dir = process.env.NEXT_DIST_DIR || '.next-test'
  const { node } = JSON.parse(await readFile(`${dir}/server/server-reference-manifest.json`, 'utf8'))
  const actions = Object.entries(node as Record<string, { exportedName?: string }>)
  return actions.find(([, { exportedName }]) => exportedName === name)?.[0] ?? ''
}

describe('an action', () => {
  const call = async (path: string, body: string, headers = {}) =>
    sendRequest(path, {
      method: 'POST',
      headers: { 'next-action': await actionId('joinWaitlist'), 'content-type': 'text/plain', ...headers },
      body,
    })
  const invalidEntry = '[{"name":"Zainab","email":"nowhere"}]'

  // The second page's code does not contain the action, so Next.js forwards the request to the first page.
  it.each(['/waitlist', '/unsubscribe/made-up'])('works on %s', async (path) => {
    const response = await call(path, invalidEntry, { origin: APP_URL, 'sec-fetch-site': 'same-origin' })
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/x-component')
    expect(response.text).toContain('Please enter a valid email address')
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused for another site: %j', async (headers) => {
    expect((await call('/waitlist', invalidEntry, headers)).status).toBe(403)
  })

  it.each(['', 'garbage', '["$F1"]', '['.repeat(30_000)])(
    'that cannot be parsed is rejected: %.20s',
    async (body) => {
      expect((await call('/waitlist', body)).status).toBe(400)
    },
  )
})

describe('a form', () => {
  it('is rejected if it cannot be parsed', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=of-this-test' }
    expect((await sendRequest('/waitlist', { method: 'POST', headers, body: 'broken' })).status).toBe(400)
  })

  it("is accepted from an email provider, without an origin or with the provider's", async () => {
    for (const headers of [{}, { origin: 'https://mail.example' }]) {
      const request = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' }
      expect((await sendRequest('/api/unsubscribe/made-up', request)).status).toBe(422)
    }
  })
})

it('writes nothing to disk for a made-up URL', async () => {
  const slug = `made-up-${randomUUID()}`
  const paths = [`/careers/${slug}`, `/careers/${slug}/apply`, `/help/${slug}`, `/blog/${slug}`]
  for (const path of [...paths, ...paths]) expect((await sendRequest(path)).status).toBe(404)
  const files = await readdir(process.env.NEXT_DIST_DIR || '.next-test', { recursive: true })
  expect(files.filter((file) => file.includes(slug))).toEqual([])
})

describe('a body', () => {
  it('is rejected quickly if it has 2 MB', async () => {
    const body = 'a'.repeat(2_000_000)
    const headers = {
      'content-type': 'multipart/form-data; boundary=of-this-test',
      'next-action': '7'.repeat(42),
    }
    const time = await fastestRun(async () =>
      expect((await sendRequest('/waitlist', { method: 'POST', headers, body })).status).toBe(413),
    )
    expect(time).toBeLessThan(3_000)
  })

  it.each(['GET /', 'POST /waitlist', 'POST /api/uploads/resume'])(
    'of endless tiny chunks is rejected, and the connection closed: %s',
    async (target) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
      const tinyChunk = '1\r\na\r\n'
      socket.write(`${target} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${tinyChunk}`)
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 411 /)
      const endless = Array(10_000).fill(tinyChunk).join('')
      const isClosed = pipeline(function* () {
        for (;;) yield endless
      }, socket)
      await expect(isClosed).rejects.toThrow(/ECONNRESET|EPIPE|close/)
    },
  )
})

it.each(['', 'Expect: zzz\r\n'])(
  'a connection is closed if it sends many requests without waiting for the responses (header: “%s”)',
  async (header) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1').on('error', () => {})
    const received: Buffer[] = []
    socket.on('data', (chunk) => received.push(chunk))
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`.repeat(200))
    await once(socket, 'close')
    expect(String(Buffer.concat(received)).split('HTTP/1.1 ').length).toBeLessThan(4)
  },
)

it('answers a request that follows the headers of a HEAD response immediately', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  socket.write('HEAD /admin/sign-in HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /)
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /)
  socket.destroy()
})
