import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { createFinisher, type FinishedPage, type PageResponse, sendPage } from './finished-page.ts'
import { createSecurityHeaders } from './security-headers.ts'

const security = createSecurityHeaders({ isHttps: false })
const finish = createFinisher(security)
const text = readFileSync(import.meta.filename, 'utf8').replaceAll('<', '&lt;')
const html = `<!doctype html><script>start()</script><pre>${text}</pre>`
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=900, stale-while-revalidate=9',
}
const nextResponse: PageResponse = { status: 200, headers, body: Buffer.from(html) }

/** Sends the page through the production code and returns the compressed response. */
async function sendRequest(page: FinishedPage, requestHeaders: Record<string, string> = {}, method = 'GET') {
  const origin = await listen((request, response) => sendPage(request, response, page))
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = http.request(origin, { method, headers: requestHeaders, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject).end()
  })
}

it('sends a page in an encoding that the browser accepts', async () => {
  const page = finish(nextResponse, '/')
  const [br, gzip, plain] = [
    await sendRequest(page, { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    await sendRequest(page, { 'accept-encoding': 'gzip' }),
    await sendRequest(page),
  ]
  expect(brotliDecompressSync(br.body).toString()).toBe(html)
  expect(gunzipSync(gzip.body).toString()).toBe(html)
  expect(plain.body.toString()).toBe(html)
  expect([br, gzip, plain].map((each) => each.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  for (const each of [br, gzip, plain]) {
    expect(each.headers['content-length']).toBe(String(each.body.length))
    expect(each.headers.vary).toContain('Accept-Encoding')
    expect(each.headers.etag).toBe(page.etag)
  }
})

it('sends a policy with the hashes of the scripts on the page, and all other headers from Next', async () => {
  const page = finish(
    {
      ...nextResponse,
      headers: { ...headers, link: '</a.woff2>; rel=preload', 'x-nextjs-cache': 'HIT', age: '7' },
    },
    '/',
  )
  const { headers: sent } = await sendRequest(page)
  expect(sent).toMatchObject({ ...security.headers, link: '</a.woff2>; rel=preload' })
  expect(sent['content-security-policy']).toBe(security.pagePolicy(html))
  expect(sent['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  for (const name of ['x-nextjs-cache', 'age']) expect(sent).not.toHaveProperty(name)
})

it.each([
  ['page', headers],
  ['part of a page', { 'cache-control': headers['cache-control'] }],
])('lets no shared cache reuse a missing %s', async (_, nextHeaders) => {
  const missing = finish({ status: 404, headers: nextHeaders, body: Buffer.of() }, '/')
  expect((await sendRequest(missing)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

describe('a script injected into a page', () => {
  const payload = 'self.__next_f.push([1,"0:\\u003cdiv"])'
  const quiet = [
    '<!doctype html><body><h1>Plans</h1><!--here--><script src="/_next/static/a.js" id="_R_" async=""></script>',
    `<script>${payload}</script></body>`,
  ].join('')
  const injections = [
    'steal()',
    'self.__next_f;steal()',
    'self.__next_f.push([steal()])',
    `${payload}\n;steal()`,
    'globalThis["TURBOPACK"];steal()',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});steal();',
  ]

  it.each(injections)('gets no hash, and does not reach the data file: %s', (script) => {
    const element = `<script>${script}</script>`
    for (const document of [quiet, html]) {
      const body = Buffer.from(document.replace(document === quiet ? '<!--here-->' : '<pre>', `$&${element}`))
      const page = finish({ ...nextResponse, body }, '/')
      const policy = String(new Map(page.headers).get('content-security-policy'))
      for (const [, inline = ''] of page.body.toString().matchAll(/<script>(.*?)<\/script>/gs))
        if (inline.includes('steal()')) expect(policy).not.toContain(hash('sha256', inline, 'base64'))
      expect(page.data?.file.body.toString() ?? '').not.toContain('steal()')
      expect(page.body.toString()).toContain('steal()')
    }
  })

  it('does not keep the page from being quiet', () => {
    const page = finish({ ...nextResponse, body: Buffer.from(quiet) }, '/')
    expect(page.data?.file.body.toString()).toBe(payload)
  })
})

it('answers HEAD with the same headers and no body', async () => {
  const page = finish(nextResponse, '/')
  const [got, head] = [await sendRequest(page), await sendRequest(page, {}, 'HEAD')]
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
})

it('returns 304 to clients that have the page, with any of its ETags', async () => {
  const page = finish(nextResponse, '/')
  for (const ifNoneMatch of [page.etag, `"other", ${page.etag}`]) {
    const response = await sendRequest(page, { 'if-none-match': ifNoneMatch })
    expect([response.status, response.body.length]).toEqual([304, 0])
    expect(response.headers.etag).toBe(page.etag)
    expect(response.headers).not.toHaveProperty('content-security-policy')
  }
  expect((await sendRequest(page, { 'if-none-match': '"other"' })).status).toBe(200)
})

it('assigns different ETags to different pages, and the same one to the same page', () => {
  expect(finish(nextResponse, '/').etag).toBe(finish(nextResponse, '/').etag)
  expect(finish({ ...nextResponse, body: Buffer.from('other') }, '/').etag).not.toBe(
    finish(nextResponse, '/').etag,
  )
})

it('reuses the finished page if the response is the same', () => {
  const page = finish(nextResponse, '/')
  expect(
    finish({ ...nextResponse, headers: { ...headers, age: '9', 'x-nextjs-cache': 'HIT' } }, '/', page),
  ).toBe(page)
  expect(finish({ ...nextResponse, status: 404 }, '/', page)).not.toBe(page)
})

it('leaves images unchanged', async () => {
  const page = finish(
    { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.from('picture') },
    '/',
  )
  const response = await sendRequest(page, { 'accept-encoding': 'br' })
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.headers['content-security-policy']).toBe(security.strictPolicy)
})

it('compresses a stable page as well as possible, in the background', async () => {
  const page = finish(nextResponse, '/')
  const soon = await sendRequest(page, { 'accept-encoding': 'br' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await sendRequest(page, { 'accept-encoding': 'br' })
  vi.restoreAllMocks()
  await vi.waitFor(() => expect(page.variants.get('br')?.isBest).toBe(true))
  const later = await sendRequest(page, { 'accept-encoding': 'br' })
  expect(later.body.length).toBeLessThan(soon.body.length)
  expect(brotliDecompressSync(later.body).toString()).toBe(html)
})

it('never improves the compression of a page that anybody can make up', async () => {
  const page = { ...finish(nextResponse, '/blog/search?q=made-up'), isTransient: true }
  await sendRequest(page, { 'accept-encoding': 'br' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await sendRequest(page, { 'accept-encoding': 'br' })
  vi.restoreAllMocks()
  expect([page.pending.size, page.variants.get('br')?.isBest]).toEqual([0, false])
})
