import type { ServerResponse } from 'node:http'
import { beforeEach, expect, it } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { filterResponse } from './outgoing.ts'
import { createPageCopies } from './page-copies.ts'
import { createSecondAsk } from './second-ask.ts'
import { createSecurityHeaders } from './security-headers.ts'

const security = createSecurityHeaders({ isHttps: false })
const notFoundPages = { bodyFor: (_url: string, body: Buffer) => body }
let asked: unknown[]
beforeEach(() => {
  asked = []
})

/** A server whose application answers one request after the other with `answers`. Returns its address. */
async function serve(...answers: ((response: ServerResponse) => void)[]) {
  const copies = createPageCopies({ limit: 1_000_000, security })
  const origin = await listen((request, response) => {
    const port = Number(new URL(origin).port)
    const secondAsk = createSecondAsk({ host: '127.0.0.1', port, key: 'key' })
    const isSecond = secondAsk.isSecond(request)
    const refuse = () => response.writeHead(500).end('gone')
    const askAgain = isSecond ? undefined : secondAsk.prepare(request, response, refuse)
    filterResponse(request, response, { copies, security, notFoundPages, askAgain })
    asked.push(request.headers.rsc)
    // As Next does.
    delete request.headers.rsc
    answers.shift()?.(response)
  })
  return `${origin}/blog`
}

const fail = (response: ServerResponse) =>
  response.writeHead(500, { 'content-type': 'text/html', 'x-fault': '1' }).end('failed')
const succeed = (response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' })
    .end('<p>As it was</p>')

it('shows the page as it was instead of the failure to make it again', async () => {
  const response = await fetch(await serve(fail, succeed))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('<p>As it was</p>')
  expect(response.headers.get('x-fault')).toBeNull()
  expect(response.headers.get('content-security-policy')).toBe(security.pagePolicy(''))
  expect(response.headers.get('etag')).toMatch(/^W\//)
})

it('leaves out the body for who asks for the head, and for who has the page already', async () => {
  const url = await serve(fail, succeed, fail, succeed)
  const head = await fetch(url, { method: 'HEAD' })
  expect(head.status).toBe(200)
  const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
  expect((await fetch(url, { headers })).status).toBe(304)
})

it('asks for the same part of a page as before', async () => {
  await fetch(await serve(fail, succeed), { headers: { rsc: '1' } })
  expect(asked).toEqual(['1', '1'])
})

it('asks a second time, not a third', async () => {
  const response = await fetch(await serve(fail, fail))
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('failed')
})
