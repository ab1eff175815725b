import { once } from 'node:events'
import http, { type RequestListener, type Server } from 'node:http'
import { onTestFinished } from 'vitest'

/** Starts a server on a free port and closes it when the test ends. Returns its origin. */
export async function listen(handler: RequestListener): Promise<string> {
  const server = http.createServer(handler)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return originOf(server)
}

function originOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server is not listening on a port')
  return `http://127.0.0.1:${address.port}`
}
