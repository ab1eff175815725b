import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { SIGNATURE, signScript } from '../components/ui/script-signature.ts'
import { listen } from '../tests/support/listening.ts'
import { filterResponse } from './outgoing.ts'
import { createSecurityHeaders } from './security-headers.ts'

const security = createSecurityHeaders({ isHttps: false })
vi.stubEnv('SCRIPT_KEY', 'the key of this build')
const signed = (script: string) => `<script ${SIGNATURE}="${signScript(script)}">${script}</script>`
const page = `<!doctype html>${signed('start()')}<p>${'Hello. '.repeat(200)}</p>`
const errorPages = {
  bodyFor: (_url: string, { body }: { body: Buffer }) =>
    body.includes('__next_error__') ? Buffer.from(page) : body,
}
type Respond = (response: ServerResponse) => void

/** Returns what a client gets when the application responds with `respond`. */
async function sendRequest(respond: Respond, headers = {}, path = '/') {
  const origin = await listen((request, response) => {
    filterResponse(request, response, { security, errorPages, isForEveryone: false })
    respond(response)
  })
  return fetch(origin + path, { headers })
}

it.each(['text/html', 'text/plain'])(
  'lets proxies keep %s for a second at most, and never a missing page',
  async (type) => {
    const headers = { 'content-type': type, 'cache-control': 's-maxage=86400, stale-while-revalidate=9' }
    const cacheControlFor = async (status: number) =>
      (await sendRequest((response) => response.writeHead(status, headers).end(page))).headers.get(
        'cache-control',
      )
    expect(await cacheControlFor(200)).toBe('public, max-age=0, s-maxage=1, must-revalidate')
    expect(await cacheControlFor(404)).toBe('public, max-age=0, must-revalidate')
  },
)

it('does not let proxies cache an RSC payload, because its page may not exist', async () => {
  const headers = { 'content-type': 'text/x-component', 'cache-control': 's-maxage=86400' }
  const response = await sendRequest((response) => response.writeHead(200, headers).end(page))
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

describe('a response that is passed through', () => {
  const responders: [string, Respond][] = [
    [
      'a head and a body',
      (response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'),
    ],
    [
      'headers set one by one',
      (response) => {
        response.statusCode = 201
        response.setHeader('content-type', 'application/json')
        response.end('{}')
      },
    ],
    [
      'a body in pieces',
      (response) => {
        response.writeHead(201, ['content-type', 'application/json'])
        response.flushHeaders()
        response.write('{')
        response.end('}')
      },
    ],
  ]

  it.each(responders)('keeps its head: %s', async (_what, respond) => {
    const response = await sendRequest(respond)
    expect(response.status).toBe(201)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('content-security-policy')).toBe(security.strictPolicy)
    expect(await response.text()).toBe('{}')
  })
})

describe('a long streamed response', () => {
  const piece = 'one row after another, '.repeat(200)
  const gzip = { 'accept-encoding': 'gzip' }

  it('is compressed, and each chunk arrives before the next is generated', async () => {
    const { promise: firstRead, resolve: askForMore } = Promise.withResolvers<void>()
    const response = await sendRequest(async (response) => {
      response.writeHead(200, { 'content-type': 'text/x-component' })
      response.write(piece)
      // Next does this after each chunk.
      if ('flush' in response && typeof response.flush === 'function') response.flush()
      await firstRead
      response.end('the end')
    }, gzip)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(piece)
    askForMore()
    expect((await reader?.read())?.value).toBe('the end')
  })

  it("is not changed if it answers a visitor's form", async () => {
    const respond: Respond = (response) =>
      response.writeHead(200, { 'content-type': 'text/x-component' }).end(piece)
    const call = { ...gzip, 'next-action': '7f' }
    expect((await sendRequest(respond, call)).headers.get('content-encoding')).toBeNull()
    expect((await sendRequest(respond, call, '/admin/blog')).headers.get('content-encoding')).toBe('gzip')
  })

  it.each([
    ['pictures', { 'content-type': 'image/webp' }, 200],
    ['a range of a file', { 'content-type': 'image/svg+xml', 'content-range': 'bytes 0-1/2' }, 206],
  ])('is not changed: %s', async (_what, headers, status) => {
    const response = await sendRequest((response) => response.writeHead(status, headers).end(piece), gzip)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(piece)
  })
})

describe('a page rendered for one visitor', () => {
  const respond: Respond = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page)

  it('is compressed and gets the hashes of its scripts', async () => {
    const response = await sendRequest(respond, { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'nonce-[^']+' 'sha256-/,
    )
    expect(await response.text()).toBe(page)
  })

  it('needs one hash for consecutive React data, and keeps other scripts separate', async () => {
    const pieces = ['self.__next_f.push([0])', 'self.__next_f.push([1,"\\u003c"])']
    const scripts = pieces.map((body) => `<script>${body}</script>`).join('')
    const unmerged = signed('d()') + signed('e()')
    const response = await sendRequest((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(scripts + unmerged),
    )
    expect(response.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(3)
    expect(await response.text()).toBe(`<script>${pieces.join('\n;')}</script>${unmerged}`)
  })

  it('allows only scripts that Next writes for this request', async () => {
    const nonces: string[] = []
    const origin = await listen((request, response) => {
      filterResponse(request, response, { security, errorPages, isForEveryone: false })
      const nonce = /^script-src 'nonce-(.+)'$/.exec(String(request.headers['content-security-policy']))?.[1]
      nonces.push(String(nonce))
      response.setHeader('content-type', 'text/html')
      response.end(`<script nonce="${nonce}">start()</script><script>steal()</script>`)
    })
    for (const _ of [1, 2]) {
      const policy = (await fetch(origin)).headers.get('content-security-policy')
      expect(policy).toContain(`script-src 'self' 'nonce-${nonces.at(-1)}';`)
    }
    expect(new Set(nonces).size).toBe(2)
  })

  it('contains nothing for one visitor if Next may cache it for everyone', async () => {
    const origin = await listen((request, response) => {
      filterResponse(request, response, { security, errorPages, isForEveryone: true })
      response.setHeader('content-type', 'text/html')
      response.end(signed('start()') + String(request.headers['content-security-policy']))
    })
    const response = await fetch(origin)
    expect(await response.text()).not.toContain('nonce-')
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/)
  })

  it('is streamed if it is too long to buffer', async () => {
    const long = 'a'.repeat(5_000_000)
    const response = await sendRequest((response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write(long)
      response.end(long)
    })
    expect((await response.text()).length).toBe(10_000_000)
    expect(response.headers.get('content-security-policy')).toBe(security.strictPolicy)
  })
})

describe('a document that is empty until its script has run', () => {
  const respond =
    (status: number): Respond =>
    (response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html id="__next_error__"></html>')

  it.each([404, 500])('is replaced by the error page for its status, %i', async (status) => {
    const response = await sendRequest(respond(status))
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(page)
  })
})

describe('the length of a body, which Next would strip', () => {
  const respond =
    (headers: OutgoingHttpHeaders): Respond =>
    (response) => {
      response.writeHead(200, { 'content-type': 'application/zip', 'x-body-length': '4', ...headers })
      response.write('PK')
      response.end('PK')
    }

  it('is sent', async () => {
    const { headers } = await sendRequest(respond({}))
    expect([headers.get('content-length'), headers.get('x-body-length')]).toEqual(['4', null])
  })

  it.each([{ 'x-body-length': '4, 5' }, { 'content-encoding': 'identity' }])(
    'is left out if it may be wrong: %o',
    async (sentHeaders) => {
      const { headers } = await sendRequest(respond(sentHeaders))
      expect([headers.get('content-length'), headers.get('x-body-length')]).toEqual([null, null])
    },
  )
})
