// The production server: Next.js behind a plain Node server of our own, which compresses each cached page once, puts the
// security headers on every answer and stops in order. Configured by HOST, PORT and the settings of the application.
import { EventEmitter } from 'node:events'
import http from 'node:http'
import next from 'next'
import { answerBrokenConnection } from './serve/broken-connections.mjs'
import { checkRequest, cleanRequest } from './serve/incoming.mjs'
import { filterResponse } from './serve/outgoing.mjs'
import { createPageCopies } from './serve/page-copies.mjs'
import { createSecurityHeaders } from './serve/security-headers.mjs'
import { stopOnSignal } from './serve/shutdown.mjs'
import { openStaticAssets } from './serve/static-assets.mjs'

const port = Number(process.env.PORT || 3000)
const hostname = process.env.HOST || '127.0.0.1'
const trustedProxyHops = Number(process.env.TRUSTED_PROXY_HOPS || 0)
const security = createSecurityHeaders({
  isHttps: /^https:/i.test(process.env.APP_URL ?? ''),
  analyticsUrl: process.env.ANALYTICS_SCRIPT_URL,
})
const copies = createPageCopies({ limit: 64_000_000, security })
const assets = openStaticAssets(process.env.NEXT_DIST_DIR || '.next')

// Next would listen for web sockets on the real server; the site has none.
const app = next({ dev: false, hostname, port, httpServer: new EventEmitter() })
await app.prepare()
const answerWithNext = app.getRequestHandler()

const options = {
  headersTimeout: 15_000,
  requestTimeout: 120_000, // A large upload over a slow line.
  keepAliveTimeout: 65_000, // Longer than the usual proxy's, so that it is the proxy who closes.
  maxHeaderSize: 16_384,
  requireHostHeader: false, // Refused below, with our headers.
}
const server = http.createServer(options, async (request, response) => {
  security.apply(request, response)
  const fault = checkRequest(request)
  if (fault) return refuse(response, fault)
  if (assets.answer(request, response)) return
  cleanRequest(request, { trustedProxyHops })
  filterResponse(request, response, { copies, security })
  try {
    await answerWithNext(request, response)
  } catch (error) {
    console.error(error)
    if (response.headersSent) response.destroy()
    else refuse(response, { status: 500, message: 'Something went wrong.' })
  }
})
server.on('clientError', (error, socket) => answerBrokenConnection(error, socket, security))
stopOnSignal(server, app)

server.once('error', (error) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} of ${hostname} is in use by another program.` : error)
  process.exit(1)
})
server.listen(port, hostname)

function refuse(response, { status, message }) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': security.strictPolicy,
    'cache-control': 'no-store',
  })
  response.end(message)
}
