import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { isPipelining } from './pipelining.ts'

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Starts a server that counts the requests it handles, and connects to it. */
async function start({ responds }: { responds: boolean }) {
  const handled = { count: 0 }
  const url = await listen((incoming, response) => {
    if (isPipelining(incoming, response)) return incoming.socket.destroy()
    handled.count += 1
    if (responds) response.end('ok')
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return { socket, handled }
}

it('closes a connection with more than eight unanswered requests', async () => {
  const { socket, handled } = await start({ responds: false })
  socket.write(request.repeat(1_000))
  await once(socket, 'close')
  expect(handled.count).toBe(8)
})

it('keeps a connection whose requests wait for the responses', async () => {
  const { socket, handled } = await start({ responds: true })
  for (let sent = 0; sent < 20; sent += 1) {
    socket.write(request)
    await once(socket, 'data')
  }
  expect(handled.count).toBe(20)
})
