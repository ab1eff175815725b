import type { Server } from 'node:http'
import net from 'node:net'

const hardLimit = 8000
const patienceWithRequests = 5000
/** Longer than nginx keeps a connection that it does not use: keepalive_timeout in deploy/nginx.conf. */
const patienceWithProxy = 2500
const key: unique symbol = Symbol.for('app.shutdown')

/**
 * Stops in order on SIGTERM or SIGINT, or when the process that has started this one is gone: no new connections, the
 * requests under way are finished, then what the application has registered in globalThis[Symbol.for('app.shutdown')]
 * (a Set of functions that return promises) is ended.
 */
export function stopOnSignal(
  server: Server,
  app: { close: () => Promise<void> },
  { isBehindProxy }: { isBehindProxy: boolean },
) {
  let isStopping = false
  // Ahead of the listener that answers, which may do so at once.
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close')
  })

  async function stop() {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), hardLimit).unref()
    await closeServer(server, isBehindProxy ? patienceWithProxy : 0)
    const results = await Promise.allSettled([...registered()].map((callback) => callback()))
    for (const result of results) if (result.status === 'rejected') console.error(result.reason)
    await app.close().catch((error: unknown) => console.error(error))
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
  process.once('disconnect', stop)
}

function registered(): Set<() => Promise<void>> {
  const kept = globalThis as typeof globalThis & { [key]?: Set<() => Promise<void>> }
  return kept[key] ?? new Set()
}

/**
 * A proxy sends requests on connections that it has open, and cannot send one again that may have arrived. So the proxy is the one to
 * close those it does not use: what still comes on them is answered, and only what is left after `patience` is cut.
 */
function closeServer(server: Server, patience: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patienceWithRequests)
    const begin = performance.now()
    // A connection whose request was under way stays open after the answer, for a next one that nobody shall wait for.
    const sweep = setInterval(() => {
      if (performance.now() - begin >= patience) server.closeIdleConnections()
    }, 100)
    // The close() of http would cut unused connections at once.
    net.Server.prototype.close.call(server, () => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
    if (patience === 0) server.closeIdleConnections()
  })
}
