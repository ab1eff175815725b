import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../scripts/embedded/ports.mjs'
import { createListeners } from './listeners.ts'

const HOST = '127.0.0.1'

async function start() {
  const server = http.createServer((_request, response) => void response.end('ok'))
  const listeners = createListeners(server)
  const port = await findFreePort()
  await listeners.listen(port, HOST)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= listeners.close())
  onTestFinished(async () => {
    void close()
    server.closeAllConnections()
    await closing
  })
  return { server, listeners, port, close }
}

if (process.platform === 'linux')
  it('accepts several connections in a turn of the event loop', async () => {
    const { server, port } = await start()
    let accepted = 0
    server.on('connection', () => {
      accepted += 1
    })
    // In another thread, because this one is busy.
    const connect = `for (let i = 0; i < 64; i += 1) require('node:net').connect(${port}, '${HOST}')`
    const client = new Worker(connect, { eval: true })
    onTestFinished(() => void client.terminate())
    let turnsWithConnections = 0
    while (accepted < 64) {
      const [before, end] = [accepted, performance.now() + 20]
      while (performance.now() < end);
      await nextTurn()
      if (accepted > before) turnsWithConnections += 1
    }
    expect(turnsWithConnections).toBeLessThan(40)
  })

it('handles requests of all connections', async () => {
  const { port } = await start()
  const get = async () => {
    const request = http.get({ port, host: HOST, agent: false })
    const [response] = await once(request, 'response')
    return (await response.toArray()).join('')
  }
  expect(await Promise.all(Array.from({ length: 64 }, get))).toEqual(Array(64).fill('ok'))
})

it('does not share its port with another server', async () => {
  const { port } = await start()
  const other = createListeners(http.createServer())
  await expect(other.listen(port, HOST)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

it('is closed once all connections are', async () => {
  const { port, close } = await start()
  const sockets = Array.from({ length: 32 }, () => net.connect(port, HOST))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  let isClosed = false
  const closing = close().then(() => {
    isClosed = true
  })
  const [last, ...others] = sockets
  for (const socket of others) socket.destroy()
  await Promise.all(others.map((socket) => socket.closed || once(socket, 'close')))
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(isClosed).toBe(false)
  last?.destroy()
  await closing
})
