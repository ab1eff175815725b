// The production server: a plain Node server in front of Next.js that sends finished pages from memory, adds the
// security headers to every response and shuts down gracefully. Configured by HOST, PORT and the settings of the
// application.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import pino from 'pino'
import { logOptions } from '../lib/platform/log-options.ts'
import { addressFrom, slotNetworkOf } from '../lib/platform/network.ts'
import { ownAddress } from '../lib/platform/own-address.ts'
import { readBody, replay } from './bodies.ts'
import { respondToBrokenConnection } from './broken-connections.ts'
import { limitConnections } from './connections.ts'
import { openErrorPages } from './error-pages.ts'
import { createFinisher, sendPage } from './finished-page.ts'
import {
  checkRequest,
  cleanRequest,
  isFormWithFile,
  isForPage,
  isForRoute,
  isForwarded,
  isRendered,
  takesFiles,
} from './incoming.ts'
import { logConsole } from './json-console.ts'
import { createListeners } from './listeners.ts'
import { createMetrics } from './metrics.ts'
import { fetchFromNext, readBuiltPage, setOwnOrigin } from './next-private.ts'
import { filterResponse } from './outgoing.ts'
import { checkPageBody } from './page-body.ts'
import { createPageData } from './page-data.ts'
import { createPageKeys } from './page-keys.ts'
import { createPageStore, type PageRequest } from './page-store.ts'
import { pathOf } from './paths.ts'
import { handleInOrder } from './pipelining.ts'
import { checkFileRequest } from './public-files.ts'
import type { Refusal } from './refusal.ts'
import { countRendering, refundRendering } from './render-limit.ts'
import { createRequestSlots, hasLeft, type SlotRequest } from './request-slots.ts'
import { openRoutes } from './routes.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { createSecurityLog } from './security-log.ts'
import { stopOnSignal } from './shutdown.ts'
import { openStaticAssets } from './static-assets.ts'

const port = Number(process.env.PORT || 3000)
const hostname = process.env.HOST || '127.0.0.1'
const trustedProxyHops = Number(process.env.TRUSTED_PROXY_HOPS || 0)
const distDir = process.env.NEXT_DIST_DIR || '.next'
const hasOwnPages = process.env.BUILT_PAGES !== 'foreign' // See next-page-cache.ts.
// The build signed its inline scripts with this key. Next uses the same key for pages that it renders from now on.
process.env.SCRIPT_KEY = readFileSync(path.join(distDir, 'script-key'), 'utf8')
const ownOrigin = new URL(process.env.APP_URL || `http://localhost:${port}`).origin
const forwardingKey = randomUUID()
const isBehindProxy = trustedProxyHops > 0
const internalError: Refusal = { status: 500, message: 'Something went wrong.' }
const busy: Refusal = {
  status: 503,
  message: 'The site is busy. Please try again in a minute.',
  headers: { 'retry-after': '60' },
}
const security = createSecurityHeaders({
  isHttps: ownOrigin.startsWith('https:'),
  analyticsUrl: process.env.ANALYTICS_SCRIPT_URL,
})
const log = pino({ ...logOptions, level: process.env.LOG_LEVEL || 'info' })
logConsole(log)
const logRefusal = createSecurityLog(log, trustedProxyHops)
const assets = openStaticAssets(distDir, security)
const routes = openRoutes(distDir)
const errorPages = openErrorPages(distDir)
const metrics = createMetrics(routes.firstSegments)

setOwnOrigin(ownAddress(hostname, port))

// Give Next a dummy server. On ours, it would listen for WebSocket connections, which the site does not use.
const app = next({ dev: false, hostname, port, httpServer: http.createServer() })
await app.prepare()
const respondWithNext = app.getRequestHandler()

const keyOf = createPageKeys({ routes, host: new URL(ownOrigin).host })
const finish = createFinisher(security)
const pages = createPageStore({
  fetchPage: async (pageRequest) => {
    const response = await fetchFromNext(respondWithNext, pageRequest)
    return { ...response, body: errorPages.bodyFor(pageRequest.url, response) }
  },
  readBuilt: ({ key }) => (hasOwnPages && routes.isShared(key) ? readBuiltPage(distDir, key) : undefined),
  finish(response, address, previous) {
    const page = finish(response, address, previous)
    pageData.keep(page)
    return page
  },
})
const pageData = createPageData()
const { withSlot, respondInSlot } = createRequestSlots()

const options = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000, // How often Node looks for connections beyond these timeouts.
  requestTimeout: 120_000, // A large upload on a slow connection.
  keepAliveTimeout: 65_000, // Longer than common proxies' timeout, so that the proxy closes the connection.
  maxHeaderSize: 16_384,
  requireHostHeader: false, // Requests without it are refused below, with our own headers.
}
const server = http.createServer(options, (request, response) =>
  handleInOrder(request, response, () => handle(request, response)),
)

async function handle(request: IncomingMessage, response: ServerResponse) {
  metrics.time(request, response)
  try {
    await listeners.untilStopped()
    const refusal = checkRequest(request, { ownOrigin, forwardingKey }) ?? checkFileRequest(request, routes)
    const pageRequest = refusal ? undefined : keyOf(request)
    const stored = pageRequest
      ? pages.get(pageRequest.key)?.page
      : refusal
        ? undefined
        : pageData.get(request.url)
    if (pageRequest) metrics.countPage(stored ? 'hit' : 'miss')
    if (stored) sendPage(request, response, stored)
    else await respond(request, response, { refusal, pageRequest })
  } catch (error) {
    if (!request.destroyed) console.error(error)
    if (response.headersSent) return response.destroy()
    security.apply(request, response)
    refuse(response, internalError)
  }
}

interface CheckedRequest {
  refusal: Refusal | undefined
  /** The request to the page store, if the response is the same for everyone. */
  pageRequest: PageRequest | undefined
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { refusal: requestRefusal, pageRequest }: CheckedRequest,
) {
  if (!requestRefusal && assets.respond(request, response)) return
  const address = addressOf(request)
  const isCounted = !requestRefusal && (pageRequest ? mayBeMadeUp(pageRequest) : isRendered(request, routes))
  const earlyRefusal = isCounted ? await countRendering(address) : requestRefusal
  const page = earlyRefusal
    ? undefined
    : pageRequest
      ? await render(pageRequest, response, address)
      : await pageData.find(request, (path) => findPage(path, response, address))
  const refusal = page === null ? busy : earlyRefusal
  if (page) {
    // Page data (without `pageRequest`) stays counted, because it may belong to a search.
    if (isCounted && pageRequest && page.status === 200 && isPage(pageRequest)) await refundRendering(address)
    return sendPage(request, response, page)
  }
  // A request that Next forwards to this same server needs no slot: the original request has one and waits for it. Files
  // need none either: sending them costs little, and slow clients would hold the slots of their network.
  const needsSlot = !isForwarded(request, forwardingKey) && !routes.isFile(pathOf(request.url))
  const slotRequest = { request, response, network: slotNetworkOf(address), needsSlot }
  security.apply(request, response)
  cleanRequest(request, { trustedProxyHops, ownOrigin, forwardingKey })
  logRefusal(request, response)
  if (refusal) return refuse(response, refusal)
  request.url = routes.urlToRender(request.url ?? '')
  // Next may cache the page, and send it to others, even if it is not in the page store.
  const isForEveryone = request.method !== 'POST' && routes.isShared(pathOf(request.url))
  filterResponse(request, response, { security, errorPages, isForEveryone })
  if (request.method !== 'POST' || takesFiles(request))
    return respondWhenFree(slotRequest, () => respondWithNext(request, response))
  const { body, refusal: bodyRefusal } = await readBody(request, {
    response,
    network: slotNetworkOf(address),
    withFile: isFormWithFile(request),
    isForRoute: isForRoute(request),
  })
  if (!body) return refuse(response, bodyRefusal)
  await respondWhenFree(slotRequest, async () => {
    const postRefusal = isForPage(request) ? await checkPageBody(request, body) : undefined
    if (postRefusal) refuse(response, postRefusal)
    else await respondWithNext(replay(request, body), response)
  })
}

/** Responds once a slot of the network is free, or at once if the request needs none, unless its client has left. */
async function respondWhenFree(
  { needsSlot, ...slotRequest }: SlotRequest & { needsSlot: boolean },
  respond: () => Promise<void>,
) {
  const { response } = slotRequest
  if (needsSlot) {
    if (!(await respondInSlot(slotRequest, respond))) refuse(response, busy)
  } else if (!(await hasLeft(response))) await respond()
}

/**
 * Renders a page, or reads the copy of an image, once a slot is free. If someone else's request is already doing this,
 * waits for its result without a slot. Returns null if no slot becomes free in time and there is no previous version, or
 * if the client has left.
 */
async function render(pageRequest: PageRequest, response: ServerResponse, address: string) {
  const { key } = pageRequest
  if (pages.isMaking(key)) return pages.make(pageRequest)
  const slotRequest = { request: pageRequest, response, network: slotNetworkOf(address) }
  // Somebody else's request may have stored the page in the meantime.
  const page = await withSlot(slotRequest, async () => pages.get(key)?.page ?? pages.make(pageRequest))
  return page === null ? (pages.getPrevious(key) ?? null) : page
}

/**
 * Returns the current page at a path of this site. A rendering uses a slot of the network of `address`, the visitor's IP
 * address.
 */
async function findPage(path: string, response: ServerResponse, address: string) {
  const pageRequest = keyOf({ method: 'GET', url: path, headers: {} })
  return pageRequest && (pages.get(pageRequest.key)?.page ?? render(pageRequest, response, address))
}

/**
 * Returns whether somebody may have made up this request, as they could make up any number of others. Only a page
 * itself has its URL as key. Its RSC payloads can be of any made-up segment.
 */
const mayBeMadeUp = ({ key, url, isSearch }: PageRequest) =>
  isSearch ? !pages.isMaking(key) : !(key === url && routes.isBuilt(url)) && !pages.isKnown(key)

/**
 * Returns whether a response with status 200 shows that there is such a page. An RSC payload, whose key is not its URL,
 * has this status even if there is none.
 */
const isPage = ({ key, url, isSearch }: PageRequest) =>
  !isSearch && (key === url || routes.isBuilt(pathOf(url)))

/** Returns the client's address, for a request that has not been cleaned yet. */
function addressOf({ headers, socket }: IncomingMessage) {
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  return addressFrom(hops, trustedProxyHops)
}

server.on('checkExpectation', (request, response) =>
  handleInOrder(request, response, () => {
    security.apply(request, response)
    refuse(response, { status: 417, message: 'The Expect header is not supported.' })
  }),
)
server.on('clientError', (error, socket) => respondToBrokenConnection(error, socket, security))
limitConnections(server, { isBehindProxy })
const listeners = createListeners(server)
stopOnSignal(server, { listeners, app, isBehindProxy })

await listeners.listen(port, hostname).catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} on ${hostname} is in use by another program.` : error)
  process.exit(1)
})

function refuse(response: ServerResponse, { status, message, headers }: Refusal) {
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': security.strictPolicy,
    'cache-control': 'no-store',
  })
  response.end(message)
}
