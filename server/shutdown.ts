import type { Server } from 'node:http'

const hardLimit = 8000
const patienceWithRequests = 5000
const key: unique symbol = Symbol.for('app.shutdown')

/**
 * Stops in order on SIGTERM or SIGINT, or when the process that has started this one is gone: no new connections, the
 * requests under way are finished, then what the application has registered in globalThis[Symbol.for('app.shutdown')]
 * (a Set of functions that return promises) is ended.
 */
export function stopOnSignal(server: Server, app: { close: () => Promise<void> }) {
  let isStopping = false
  server.on('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close')
  })

  async function stop() {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), hardLimit).unref()
    await closeServer(server)
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

function closeServer(server: Server) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patienceWithRequests)
    // A connection whose request was under way stays open after the answer, for a next one that nobody shall wait for.
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
  })
}
