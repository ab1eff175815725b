import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { readBody, replay } from './bodies.mjs'

let server
afterEach(() => server?.close())

/** Starts a server that answers with the body it was sent. Returns its address. */
async function serve(options = {}) {
  server = http.createServer(async (request, response) => {
    const read = await readBody(request, { response, ...options })
    response.statusCode = read.fault?.status ?? 200
    response.end(read.fault ? '' : await text(replay(request, read.body)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${server.address().port}/`
}

/** Sends the body and gives what the server makes of it. */
async function send(body, options) {
  const url = await serve(options)
  const response = await fetch(url, { method: 'POST', body, duplex: 'half' })
  return { status: response.status, text: await response.text() }
}

const inPieces = (count) =>
  new ReadableStream({
    pull(controller) {
      if (count-- === 0) controller.close()
      else controller.enqueue(new Uint8Array(100_000))
    },
  })

describe('a body', () => {
  it('can be read a second time', async () => {
    expect(await send('Ṣọlá')).toEqual({ status: 200, text: 'Ṣọlá' })
  })

  it('that is empty can, too', async () => expect((await send('')).status).toBe(200))

  it('is refused when it says that it is too long, before any of it has come', async () => {
    const request = http.request(await serve(), { method: 'POST', headers: { 'content-length': 2_000_000 } })
    request.flushHeaders()
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(413)
    request.destroy()
  })

  it('is refused when it becomes too long', async () => {
    expect((await send(inPieces(20))).status).toBe(413)
  })
})

describe('a body with a file', () => {
  const withFile = true

  it('may be as long as the file and its form', async () => {
    const { status, text } = await send('a'.repeat(10_900_000), { withFile })
    expect([status, text.length]).toEqual([200, 10_900_000])
  })

  it('is refused beyond', async () => {
    expect((await send('a'.repeat(12_000_000), { withFile })).status).toBe(413)
    server.close()
    expect((await send(inPieces(120), { withFile })).status).toBe(413)
  })

  it('is one of eight at a time and of three of a network, and leaves its place when it was answered', async () => {
    let answer
    const open = new Promise((resolve) => {
      answer = resolve
    })
    let waiting = 0
    server = http.createServer(async (request, response) => {
      const network = request.headers['x-network']
      const { fault } = await readBody(request, { response, withFile, network })
      if (!fault) waiting += 1
      if (!fault && request.url === '/wait') await open
      response.statusCode = fault?.status ?? 200
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const post = (path, network) =>
      fetch(`http://127.0.0.1:${server.address().port}${path}`, {
        method: 'POST',
        headers: { 'x-network': network },
        body: 'a'.repeat(1_100_000),
      }).then(({ status }) => status)

    const held = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c'].map((network) => post('/wait', network))
    await expect.poll(() => waiting).toBe(8)
    expect(await post('/', 'a')).toBe(503)
    expect(await post('/', 'd')).toBe(503)
    answer()
    expect(await Promise.all(held)).toEqual(Array(8).fill(200))
    expect(await post('/', 'a')).toBe(200)
  })
})
