import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isCrossOrigin } from '../lib/platform/cross-origin.ts'
import {
  internalHeaders,
  isPlausiblePrefetch,
  isPlausibleTree,
  isRscRequest,
  routerHeaders,
} from './next-private.ts'
import { isUploadedImage, pathOf } from './paths.ts'
import type { Refusal } from './refusal.ts'
import type { Routes } from './routes.ts'

/** The parts of a request that are used here. */
export type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { rawHeaders?: readonly string[] }
type Address = Pick<Request, 'url' | 'headers'>

const maxUrlLength = 8000
/** Next compares each parameter with all others: 4,000 of them keep it busy for half a second. */
const maxParameters = 100
const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']
// A name or address, optionally with a port, as RFC 3986 allows and browsers send.
const hostPattern = /^([a-z0-9]([a-z0-9._-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Added to every request, so that Next copies it into requests that it makes to this server itself. */
const keyHeader = 'x-forwarding-key'

/** Returns a refusal if a request is obviously malformed or was sent by another site. */
export function checkRequest(
  { headers, rawHeaders = [], method = '', url = '' }: Request,
  { ownOrigin, forwardingKey }: { ownOrigin: string; forwardingKey: string },
): Refusal | undefined {
  // Node ignores all Host headers but the first, and a proxy may have chosen a different one.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  if (hosts.length > 1 || !hostPattern.test(headers.host ?? ''))
    return { status: 400, message: 'The Host header is missing, repeated or malformed.' }
  // Node handles each chunk separately, so one megabyte in chunks of one byte would keep it busy for seconds. Browsers
  // always announce the length; only Next does not, when it forwards a request.
  if ('transfer-encoding' in headers && !isForwarded({ headers }, forwardingKey))
    return { status: 411, message: 'The length of the body is missing.', headers: { connection: 'close' } }
  if (!isPlausibleTree(headers))
    return { status: 400, message: 'The Next-Router-State-Tree header is malformed.' }
  if (isRscRequest(headers) && !isPlausiblePrefetch(headers))
    return {
      status: 400,
      message: 'The Next-Router-Prefetch or Next-Router-Segment-Prefetch header is malformed.',
    }
  if (url.length > maxUrlLength) return { status: 414, message: 'The address is too long.' }
  if (url.split('&').length > maxParameters)
    return { status: 414, message: 'The address has too many parameters.' }
  const path = pathOf(url)
  if (!url.startsWith('/') || url.includes('\\') || !isDecodable(path) || isAmbiguous(path)) {
    return { status: 400, message: 'The address is malformed.' }
  }
  // Next's global error page is also a route, but requesting it fails.
  if (decodeURIComponent(path).startsWith('/_global-error')) return { status: 404, message: 'Not found.' }
  if (!methods.includes(method)) {
    const allow = methods.join(', ')
    return { status: 405, message: `Only ${allow} are supported here.`, headers: { allow } }
  }
  // Next would hold up to 10 MB of it in memory.
  if (method !== 'POST' && Number(headers['content-length'] ?? 0) > 0)
    return { status: 413, message: 'Only POST requests may have a body.', headers: { connection: 'close' } }
  if (
    method === 'POST' &&
    isForPage({ headers, url }) &&
    isCrossOrigin(originHeadersOf(headers), ownOrigin)
  ) {
    return {
      status: 403,
      message: `This request came from another site. Please open ${ownOrigin} and try again.`,
    }
  }
  return undefined
}

function isDecodable(path: string) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Returns whether a proxy may mistake a path for another one, because it contains an escaped slash or parent
 * segments. The proxy would then cache our response under the other URL.
 */
const isAmbiguous = (path: string) =>
  /%2f|%5c/i.test(path) ||
  decodeURIComponent(path)
    .split('/')
    .some((segment) => segment === '.' || segment === '..')

/**
 * Pages accept posts as server actions and from forms without JavaScript. Routes under /api check for themselves,
 * because mail providers send unsubscribe requests without an origin.
 */
export const isForPage = ({ headers, url = '' }: Address) => 'next-action' in headers || !isForRoute({ url })

/** Returns whether a route receives the body, even if the client claims to call an action. */
export const isForRoute = ({ url = '' }: Pick<Address, 'url'>) => url.startsWith('/api/')

/**
 * Returns whether a request may cause a page to be rendered. The back office redirects anyone without a session who
 * reads a page.
 */
export function isRendered(request: Request, { isFile, isKnown }: Pick<Routes, 'isFile' | 'isKnown'>) {
  // Next responds to a form sent without JavaScript with its page, even if the action refuses.
  if (request.method === 'POST') return !('next-action' in request.headers) && !isForRoute(request)
  const path = pathOf(request.url)
  if (isFile(path)) return false
  const isOther = /^\/(api|admin|_next\/static)(\/|$)/.test(path) && path !== '/admin/sign-in'
  return request.method === 'OPTIONS' || !isOther || !isKnown(path)
}

/** These routes stream long bodies, and decide how much to accept and from whom. */
const fileRoutes = new Set(['/api/admin/media', '/api/admin/press-files', '/api/uploads/resume'])
export const takesFiles = ({ headers, url }: Address) =>
  !isForPage({ headers, url }) && fileRoutes.has(pathOf(url))

/** Probes, and requests that the server sends to itself. */
const internalRoutes = /^\/api\/(health|metrics|expired-tags)(\/|$)/
/** Downloads take as long as the client likes. */
const downloads =
  /^\/(press\/download|api\/privacy\/copy)\/|^\/press\/kit\.zip$|^\/api\/admin\/.*\/(export|resume)$/

/**
 * Returns the group of requests with which a request shares slots. Groups never wait for each other, so that visitors
 * cannot keep pages of the back office waiting, and neither slow downloads nor storage that hangs can hold up pages.
 * All downloads share one group.
 */
export function slotGroupOf({ url, headers }: Address): 'file' | 'image' | 'internal' | 'panel' | 'site' {
  const path = pathOf(url)
  if (internalRoutes.test(path)) return 'internal'
  if (isUploadedImage(path)) return 'image'
  if (downloads.test(path) || takesFiles({ url, headers })) return 'file'
  return /^\/(api\/)?admin(\/|$)/.test(path) && path !== '/admin/sign-in' ? 'panel' : 'site'
}

/**
 * Returns whether Next forwarded this request, whose original is still waiting for it. Call it before `cleanRequest`,
 * which adds the key to every request.
 */
export const isForwarded = ({ headers }: Pick<Request, 'headers'>, forwardingKey: string) =>
  headers[keyHeader] === forwardingKey

/**
 * Returns whether the request is an application form with its file, as sent without JavaScript. With JavaScript, the
 * file goes to a separate route.
 */
export const isFormWithFile = ({ headers, url }: Address) =>
  !('next-action' in headers) &&
  headers['content-type']?.startsWith('multipart/form-data') === true &&
  /^\/careers\/([a-z0-9-]+\/)?apply$/.test(pathOf(url))

const originHeadersOf = (headers: IncomingMessage['headers']) => ({
  origin: headers.origin,
  site: headers['sec-fetch-site']?.toString(),
})

// Headers that proxy.ts passes to the pages, which trust them, so they must never be accepted from outside.
const internal = /^x-(return-to|nonce)$/
const fromProxies = /^(forwarded|x-real-ip|x-request-id|x-forwarded-(?!for$))/

const requestId = /^[\w.:=-]{1,128}$/

const MAX_USER_AGENT_LENGTH = 500
/** The site itself sets fewer than ten. */
const MAX_COOKIES = 50

interface CleanOptions {
  trustedProxyHops: number
  ownOrigin: string
  forwardingKey: string
}

type Incoming = Request & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/**
 * Removes what a client must not claim about itself, and appends the connection's address to X-Forwarded-For. The
 * last entry is always correct, and each trusted proxy adds one. Requests that Next forwards to another page's code,
 * recognized by `forwardingKey`, have already been cleaned and stay unchanged.
 */
export function cleanRequest(
  request: Incoming,
  { trustedProxyHops, ownOrigin, forwardingKey }: CleanOptions,
) {
  const { headers } = request
  const isAlreadyClean = isForwarded(request, forwardingKey)
  for (const name of Object.keys(headers))
    if (internal.test(name) || internalHeaders.test(name)) delete headers[name]
  if (request.method === 'POST') for (const name of routerHeaders) delete headers[name]
  if (!isAlreadyClean) identifyClient(request, trustedProxyHops)
  headers[keyHeader] = forwardingKey
  // Next matches this header with regular expressions that take quadratic time: 160 ms for 6,000 characters.
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, MAX_USER_AGENT_LENGTH)
  // For each cookie, Next writes all of them again: 3,000 take it three seconds.
  if (headers.cookie) headers.cookie = headers.cookie.split(';', MAX_COOKIES).join(';')
  // Next compares an action's Origin with this.
  headers['x-forwarded-host'] = new URL(ownOrigin).host
  // Handle HEAD like GET, so that the headers agree. Node omits the body on its own.
  if (request.method === 'HEAD' && !handlesHead(request.url)) request.method = 'GET'
}

/** Returns whether a URL handles HEAD itself. Press kit downloads and the film know their headers without their body. */
const handlesHead = (url = '') => /^\/(press\/(kit\.zip|download\/)|film\/)/.test(url)

function identifyClient({ headers, socket }: Incoming, trustedProxyHops: number) {
  delete headers['x-action-forwarded']
  if (trustedProxyHops === 0)
    for (const name of Object.keys(headers)) if (fromProxies.test(name)) delete headers[name]
  const address = socket.remoteAddress ?? 'unknown'
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], address].filter(Boolean).join(', ')
  // The id ends up in log lines and in the audit log.
  if (!requestId.test(String(headers['x-request-id'] ?? ''))) headers['x-request-id'] = randomUUID()
}
