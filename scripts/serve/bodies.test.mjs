import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPageBody, readBody, replay } from './bodies.mjs'

let server
afterEach(() => server?.close())

/** Sends the body and gives what the server makes of it. */
async function send(body, options = {}) {
  server = http.createServer(async (request, response) => {
    const read = await readBody(request, { response, ...options })
    response.statusCode = read.fault?.status ?? 200
    response.end(read.fault ? '' : await text(replay(request, read.body)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${server.address().port}/`
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

  it('is refused when it says that it is too long', async () => {
    expect((await send('a'.repeat(2_000_000))).status).toBe(413)
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

  it('is one of eight at a time, and leaves its place when it was answered', async () => {
    let answer
    const open = new Promise((resolve) => {
      answer = resolve
    })
    const statuses = []
    server = http.createServer(async (request, response) => {
      const { fault } = await readBody(request, { response, withFile })
      statuses.push(fault?.status ?? 200)
      if (statuses.length === 9) answer()
      if (!fault && request.url === '/wait') await open
      response.statusCode = fault?.status ?? 200
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const post = (path) =>
      fetch(`http://127.0.0.1:${server.address().port}${path}`, {
        method: 'POST',
        body: 'a'.repeat(1_100_000),
      })
    const answers = await Promise.all(Array.from({ length: 9 }, () => post('/wait')))
    expect(answers.map(({ status }) => status).filter((status) => status === 503)).toHaveLength(1)
    expect((await post('/')).status).toBe(200)
  })
})

const action = { 'next-action': 'a', 'content-type': 'text/plain;charset=UTF-8' }
const statusOf = async (headers, body) => (await checkPageBody({ headers }, Buffer.from(body)))?.status

async function multipart(entries, headers = {}) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = { 'content-type': request.headers.get('content-type') }
  return statusOf({ ...headers, ...type }, Buffer.from(await request.arrayBuffer()))
}

describe('an action', () => {
  it.each([
    '',
    'garbage',
    'null',
    '{}',
    '["$F1"]',
    '["$K1"]',
    '[{"a":["$@1"]}]',
    '['.repeat(30_000),
    '['.repeat(30_000) + ']'.repeat(30_000),
    JSON.stringify(Array(2_000).fill(1)),
  ])('that cannot be read is refused: %.20s', async (body) => expect(await statusOf(action, body)).toBe(400))

  it('in bytes that are no text is refused', async () => {
    expect(await statusOf(action, [0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])).toBe(400)
  })

  it.each([
    '[]',
    '[{"name":"Ṣọlá","plan":null}]',
    '["$$5","$undefined","$D2026-01-01T00:00:00.000Z","$n12","$-0","$NaN","$-Infinity"]',
    '[{"a":["x"]},"$0:0:a"]',
  ])('as React writes it is taken: %s', async (body) => expect(await statusOf(action, body)).toBeUndefined())

  it('with a form is taken', async () => {
    expect(
      await multipart(
        [
          ['1_name', 'Ṣọlá'],
          ['0', '[null,"$K1"]'],
        ],
        action,
      ),
    ).toBeUndefined()
  })

  it.each([[[['1_name', 'Ṣọlá']]], [[['0', 'garbage']]]])(
    'with a form without arguments is refused: %j',
    async (entries) => expect(await multipart(entries, action)).toBe(400),
  )
})

describe('a form without JavaScript', () => {
  it('is taken', async () => expect(await multipart([['name', 'Ṣọlá']])).toBeUndefined())

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'that is broken is refused: %s',
    async (type) => expect(await statusOf({ 'content-type': type }, 'broken')).toBe(400),
  )
})
