import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { readBody, replay } from './bodies.ts'

/** Starts a server that echoes the body. Returns its URL. */
const serve = (options: { withFile?: boolean; isForRoute?: boolean } = {}) =>
  listen(async (request, response) => {
    const { body, refusal } = await readBody(request, { response, network: 'a', ...options })
    response.statusCode = refusal?.status ?? 200
    response.end(body ? await text(replay(request, body)) : '')
  })

/** Sends the body and returns the server's response. */
async function send(body: string, options?: { withFile?: boolean; isForRoute?: boolean }) {
  const url = await serve(options)
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

describe('a body', () => {
  it('can be read a second time', async () => {
    expect(await send('Ṣọlá')).toEqual({ status: 200, text: 'Ṣọlá' })
  })

  it('can be read again if it is empty', async () => expect((await send('')).status).toBe(200))

  it('is refused if its announced length is too long, before any of it arrives', async () => {
    const request = http.request(await serve(), { method: 'POST', headers: { 'content-length': 2_000_000 } })
    request.flushHeaders()
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(413)
    request.destroy()
  })

  it('is refused earlier for a route, which decodes it all', async () => {
    const isForRoute = true
    expect((await send('a'.repeat(32 * 1024), { isForRoute })).status).toBe(200)
    expect((await send('a'.repeat(32 * 1024 + 1), { isForRoute })).status).toBe(413)
  })
})

describe('a body with a file', () => {
  const withFile = true

  it('can be as long as the file and its form', async () => {
    const { status, text } = await send('a'.repeat(10_900_000), { withFile })
    expect([status, text.length]).toEqual([200, 10_900_000])
  })

  it('is refused if it is longer', async () => {
    expect((await send('a'.repeat(12_000_000), { withFile })).status).toBe(413)
  })
})

describe('long bodies', () => {
  it.each([
    { kind: 'with a file', bytes: 1_100_000, all: 8, each: 3, message: /sending files/ },
    { kind: 'without a file', bytes: 70_000, all: 64, each: 8, message: /sending forms/ },
  ])(
    '$kind are limited to $all at once and $each per network, until their responses are sent',
    async ({ bytes, all, each, message }) => {
      const { promise: open, resolve: answer } = Promise.withResolvers<void>()
      let waiting = 0
      const url = await listen(async (request, response) => {
        const network = String(request.headers['x-network'])
        const { refusal } = await readBody(request, { response, withFile: bytes > 1_000_000, network })
        if (!refusal) waiting += 1
        if (!refusal && request.url === '/wait') await open
        response.statusCode = refusal?.status ?? 200
        response.end(refusal?.message)
      })
      const post = async (path: string, network: number, size = bytes) => {
        const headers = { 'x-network': String(network) }
        const response = await fetch(url + path, { method: 'POST', headers, body: 'a'.repeat(size) })
        return { status: response.status, message: await response.text() }
      }

      const pending = Array.from({ length: all }, (_, index) => post('/wait', Math.floor(index / each)))
      await expect.poll(() => waiting).toBe(all)
      for (const network of [0, all])
        expect(await post('/', network)).toEqual({ status: 503, message: expect.stringMatching(message) })
      expect((await post('/', 0, 60_000)).status).toBe(200)
      answer()
      expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(Array(all).fill(200))
      expect((await post('/', 0)).status).toBe(200)
    },
  )
})
