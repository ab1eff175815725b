import { on, once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../scripts/embedded/ports.mjs'
import { createListeners } from './listeners.ts'

const HOST = '127.0.0.1'

async function start(respond: http.RequestListener = (_request, response) => void response.end('ok')) {
  const server = http.createServer(respond)
  const listeners = createListeners(server)
  const port = await findFreePort()
  await listeners.listen(port, HOST)
  onTestFinished(async () => {
    await listeners.stop()
    server.closeAllConnections()
    await listeners.untilConnectionsClosed()
  })
  return { server, listeners, port }
}

function keepBusy(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Runs a program in another thread, because this one is busy. */
function runClient(program: string) {
  const client = new Worker(program, { eval: true })
  onTestFinished(() => void client.terminate())
  return client
}

if (process.platform === 'linux')
  it('accepts several connections in a turn of the event loop', async () => {
    const { server, port } = await start()
    let accepted = 0
    server.on('connection', () => {
      accepted += 1
    })
    runClient(`for (let i = 0; i < 64; i += 1) require('node:net').connect(${port}, '${HOST}')`)
    let turnsWithConnections = 0
    while (accepted < 64) {
      const before = accepted
      keepBusy(20)
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

it('resets no connections when it stops listening while it is busy', async () => {
  for (let round = 0; round < 5; round += 1) {
    let responses = 0
    const { listeners, port } = await start(async (_request, response) => {
      await listeners.untilStopped()
      for (let turn = 0; turn < 3; turn += 1) {
        await nextTurn()
        keepBusy(10)
      }
      responses += 1
      response.end('ok')
    })
    const client = runClient(`
      const { parentPort } = require('node:worker_threads')
      function send() {
        const request = require('node:http').get({ port: ${port}, host: '${HOST}', agent: false })
        request.on('error', ({ code }) => parentPort.postMessage(code))
        request.on('response', (response) => {
          parentPort.postMessage('response')
          response.resume().on('end', send)
        })
      }
      for (let i = 0; i < 5; i += 1) send()`)
    const messages = on(client, 'message')
    await messages.next()
    const earlier = responses
    await listeners.stop()
    // Only to requests that had already arrived.
    expect(responses - earlier).toBeLessThanOrEqual(5)
    const errors: string[] = []
    for await (const [message] of messages) {
      if (message !== 'response') errors.push(message)
      if (errors.length === 5) break
    }
    expect(errors).toEqual(Array(5).fill('ECONNREFUSED'))
  }
})

it('waits for all connections after it has stopped listening', async () => {
  const { listeners, port } = await start()
  const sockets = Array.from({ length: 32 }, () => net.connect(port, HOST))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  await listeners.stop()
  let areClosed = false
  const closing = listeners.untilConnectionsClosed().then(() => {
    areClosed = true
  })
  const [last, ...others] = sockets
  for (const socket of others) socket.destroy()
  await Promise.all(others.map((socket) => socket.closed || once(socket, 'close')))
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(areClosed).toBe(false)
  last?.destroy()
  await closing
})
