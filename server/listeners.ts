import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

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

  let stopping: Promise<void> | undefined
  let connectionsClosed: Promise<unknown> = Promise.resolve()

  /** Listens on a port and address. Rejects if another program uses them. */
  async function listen(port: number, host: string) {
    // Sockets that share a port would also share it with another instance of this site.
    if (await isInUse(port, host))
      throw Object.assign(new Error(`Port ${port} is in use.`), { code: 'EADDRINUSE' })
    for (const each of all)
      await once(each.listen({ port, host, backlog: BACKLOG, reusePort: all.length > 1 }), 'listening')
  }

  /** Stops listening. Waits, for at most a second, until no connection is left to accept, because it would be reset. */
  async function stop() {
    const giveUpAt = performance.now() + 1000
    const closed = []
    for (const each of all) {
      await untilNoneWaits(giveUpAt)
      // An HTTP server's own close() would close idle connections immediately.
      closed.push(once(net.Server.prototype.close.call(each), 'close'))
    }
    connectionsClosed = Promise.all(closed)
  }

  /** Waits until no connection has arrived for a millisecond. After a long turn of the event loop, some may wait unseen. */
  async function untilNoneWaits(giveUpAt: number) {
    let now = performance.now()
    let quietSince = now
    const noteConnection = () => {
      quietSince = performance.now()
    }
    server.on('connection', noteConnection)
    while (now - quietSince < 1 && now < giveUpAt) {
      const before = now
      await nextTurn()
      now = performance.now()
      if (now - before > 0.5) quietSince = now
    }
    server.off('connection', noteConnection)
  }

  return {
    listen,
    stop: () => (stopping ??= stop()),
    /** Resolves once stop() has, if it was called. Requests wait for it, so that they do not keep the event loop busy. */
    untilStopped: () => stopping,
    /** Resolves once all connections are closed, after stop(). */
    untilConnectionsClosed: () => connectionsClosed,
  }
}

function isInUse(port: number, host: string) {
  const socket = net.connect(port, host)
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}
