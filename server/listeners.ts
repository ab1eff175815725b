import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'

/** How many sockets listen on the port. Only Linux distributes connections among them. */
const COUNT = process.platform === 'linux' ? 32 : 1
/** How many connections can wait at each of them. In a larger burst, clients try the others again only after a second. */
const BACKLOG = 4_096

export type Listeners = ReturnType<typeof createListeners>

/**
 * Makes a server listen on its port with several sockets. libuv accepts one connection per socket in a turn of the event
 * loop. While pages are rendered, a turn takes up to 50 ms, so a burst of sixty connections at one socket would keep
 * the next visitor waiting for three seconds.
 */
export function createListeners(server: Server) {
  const accept = (socket: net.Socket) => void server.emit('connection', socket)
  // The same options as those of an HTTP server.
  const create = () => net.createServer({ allowHalfOpen: true, noDelay: true }, accept)
  const all = [server, ...Array.from({ length: COUNT - 1 }, create)]

  /** Listens on a port and address. Rejects if another program uses them. */
  async function listen(port: number, host: string) {
    // Sockets that share a port would also share it with another instance of this site.
    const only = net.createServer()
    await once(only.listen({ port, host }), 'listening')
    await once(only.close(), 'close')
    for (const each of all)
      await once(each.listen({ port, host, backlog: BACKLOG, reusePort: all.length > 1 }), 'listening')
  }

  /** Stops listening. Resolves once all connections are closed. */
  async function close() {
    // An HTTP server's own close() would close idle connections immediately.
    const closed = all.map((each) => once(net.Server.prototype.close.call(each), 'close'))
    await Promise.all(closed)
  }

  return { listen, close }
}
