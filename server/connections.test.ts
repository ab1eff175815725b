import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections, maxPerNetwork } from './connections.ts'

it('closes the connections that a network opens beyond its share, until it has closed others', async () => {
  const server = http.createServer((_request, response) => void response.end('ok'))
  limitConnections(server, { isBehindProxy: false })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.closeAllConnections() ?? void server.close())
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const sockets = []
  for (let at = 0; at < maxPerNetwork; at += 1) sockets.push(await open())
  await once((await open()).resume(), 'close')
  sockets[0]?.destroy()
  await expect.poll(() => fetch(`http://127.0.0.1:${port}`).then((response) => response.text())).toBe('ok')
})
