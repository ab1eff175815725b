import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { handleInOrder } from './pipelining.ts'

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** Starts a server that counts the requests that Node starts and keeps those it handles, and connects to it. */
async function start() {
  const started = vi.fn()
  const handled: { url: string | undefined; response: ServerResponse }[] = []
  const url = await listen((request, response) => {
    started()
    handleInOrder(request, response, () => handled.push({ url: request.url, response }))
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return { socket, started, handled }
}

it('keeps a connection if its requests wait for the responses', async () => {
  const { socket, handled } = await start()
  for (let sent = 1; sent <= 20; sent += 1) {
    socket.write(get())
    await vi.waitUntil(() => handled.length === sent, { interval: 1 })
    handled.at(-1)?.response.end('ok')
    await once(socket, 'data')
  }
})

it('handles a request once the previous response has been sent', async () => {
  const { socket, started, handled } = await start()
  socket.write(get('/first') + get('/second'))
  await vi.waitUntil(() => started.mock.calls.length === 2)
  expect(handled.map(({ url }) => url)).toEqual(['/first'])
  handled[0]?.response.end('one')
  await vi.waitUntil(() => handled.length === 2)
  handled[1]?.response.end('two')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  await vi.waitUntil(() => /one[\s\S]*two/.test(received))
})

it('does not handle a waiting request if the client leaves', async () => {
  const { socket, started, handled } = await start()
  socket.write(get('/first') + get('/second'))
  await vi.waitUntil(() => started.mock.calls.length === 2)
  socket.destroy()
  await vi.waitUntil(() => handled[0]?.response.closed)
  expect(handled).toHaveLength(1)
})

it('closes a connection on which two requests wait, and starts no more of them', async () => {
  const { socket, started, handled } = await start()
  socket.write(get().repeat(1_000))
  await once(socket, 'close')
  expect(started).toHaveBeenCalledTimes(3)
  expect(handled).toHaveLength(1)
})
