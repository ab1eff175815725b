import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { closeIfPipelining } from './pipelining.ts'

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Starts a server that counts the requests that Node starts, and connects to it. */
async function start({ responds }: { responds: boolean }) {
  const started = { count: 0 }
  const url = await listen((incoming, response) => {
    started.count += 1
    if (!closeIfPipelining(incoming, response) && responds) response.end('ok')
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return { socket, started }
}

it('closes a connection that sends a request before the previous one is answered, and starts no more of them', async () => {
  const { socket, started } = await start({ responds: false })
  socket.write(request.repeat(1_000))
  await once(socket, 'close')
  expect(started.count).toBe(2)
})

it('keeps a connection whose requests wait for the responses', async () => {
  const { socket, started } = await start({ responds: true })
  for (let sent = 0; sent < 20; sent += 1) {
    socket.write(request)
    await once(socket, 'data')
  }
  expect(started.count).toBe(20)
})
