import type { Server } from 'node:http'
import type { Listeners } from './listeners.ts'

const hardLimit = 8000
const timeoutWithRequests = 5000
/**
 * Twice as long as nginx keeps an idle connection: keepalive_timeout in deploy/nginx.conf. A busy nginx may close
 * connections late.
 */
const timeoutWithProxy = 4000
const key: unique symbol = Symbol.for('app.shutdown')

interface StopOptions {
  listeners: Listeners
  app: { close: () => Promise<void> }
  isBehindProxy: boolean
}

/**
 * Shuts down cleanly on SIGTERM or SIGINT, or when the parent process ends: accepts no new connections, finishes open
 * requests, and meanwhile stops what the application has registered in globalThis[Symbol.for('app.shutdown')].
 */
export function stopOnSignal(server: Server, { listeners, app, isBehindProxy }: StopOptions) {
  let isStopping = false
  // Must run before the listener that responds, which may do so immediately.
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close')
  })

  async function stop() {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), hardLimit).unref()
    const requestsEnded = endRequests(server, listeners, isBehindProxy ? timeoutWithProxy : 0)
    const results = await Promise.allSettled([...readCallbacks()].map((callback) => callback(requestsEnded)))
    await requestsEnded
    for (const result of results) if (result.status === 'rejected') console.error(result.reason)
    await app.close().catch((error: unknown) => console.error(error))
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
  process.once('disconnect', stop)
  // The parent process may have ended while this one was starting. If there is no parent, `connected` is undefined.
  if (process.connected === false) void stop()
}

/** Stops part of the application: immediately, or once `requestsEnded` resolves if open requests need it. */
type Callback = (requestsEnded: Promise<void>) => Promise<void>

function readCallbacks(): Set<Callback> {
  const globals = globalThis as typeof globalThis & { [key]?: Set<Callback> }
  return globals[key] ?? new Set()
}

/**
 * Stops listening, and closes the server once its connections are closed. A proxy sends requests on open connections,
 * and cannot repeat a request that may have arrived, so it should close its idle connections itself. The server responds
 * to requests on them until `timeout` has passed, and then closes those that are left.
 */
async function endRequests(server: Server, listeners: StopOptions['listeners'], timeout: number) {
  await listeners.stop()
  const timer = setTimeout(() => server.closeAllConnections(), timeoutWithRequests)
  const startedAt = performance.now()
  // After its response, a connection stays open for another request. Shutting down must not wait for that.
  const sweep = setInterval(() => {
    if (performance.now() - startedAt >= timeout) server.closeIdleConnections()
  }, 100)
  if (timeout === 0) server.closeIdleConnections()
  await listeners.untilConnectionsClosed()
  clearTimeout(timer)
  clearInterval(sweep)
}
