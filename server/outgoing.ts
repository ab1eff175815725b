import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import compression from 'compression'
import { toBuffer } from './chunks.ts'
import type { ErrorPages } from './error-pages.ts'
import { cacheControlOf, isShared } from './finished-page.ts'
import { mergeInlineScripts } from './inline-scripts.ts'
import { isUnknownForm } from './next-private.ts'
import type { SecurityHeaders } from './security-headers.ts'

interface Dependencies {
  security: SecurityHeaders
  errorPages: ErrorPages
  /** True if Next may cache the page for everyone. */
  isForEveryone: boolean
}

/** Typed for Express, because its requests and responses extend Node's. */
type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Compresses streamed responses, except byte ranges of files, which must not change. The response to a visitor's form
 * is a hundred bytes, and compressing it would take a tenth of the form's processing time; in the back office, it may
 * contain a whole screen.
 */
const compress = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && !isPublicAction(request) && compression.filter(request, response),
}) as unknown as Compress

const isPublicAction = ({ headers, url }: IncomingMessage) =>
  headers['next-action'] !== undefined && !url?.startsWith('/admin')

type Done = (error?: Error | null) => void
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

const maxHeldBytes = 8_000_000

/** For visitors without JavaScript whose form was open during an upgrade. With it, the form shows its own message. */
const UNKNOWN_FORM_MESSAGE =
  'This form has changed since you opened it, so nothing was sent. Please go back, reload the page and try again.'

/**
 * Filters responses that Next renders for one visitor. Holds back a page without a policy until it is complete,
 * because its policy contains the hashes of its scripts. Streams everything else.
 */
export function filterResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { security, errorPages, isForEveryone }: Dependencies,
) {
  // Next adds this nonce to the scripts that it and React write for this request. Admin pages have their own: see
  // proxy.ts. A page for everyone must not contain it, because the policies of other visitors would block its scripts.
  const nonce = isForEveryone ? undefined : randomBytes(16).toString('base64url')
  if (nonce) request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  compress(request, response, () => {})
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  let mode: 'undecided' | 'pass' | 'hold' = 'undecided'
  let pieces: Buffer[] = []
  let size = 0

  function decide() {
    if (mode !== 'undecided') return
    mode = shouldHold(response) ? 'hold' : 'pass'
    if (mode === 'pass') prepareToPass()
  }

  function prepareToPass() {
    response.removeHeader('x-powered-by')
    shortenSharedCaching(response)
    restoreLength(response)
    // A 304 must not replace the policy that the browser keeps with the page.
    if (response.statusCode === 304 || response.hasHeader('content-security-policy')) return
    response.setHeader('content-security-policy', security.strictPolicy)
  }

  function hold(piece: Buffer) {
    pieces.push(piece)
    size += piece.length
    if (size <= maxHeldBytes) return
    mode = 'pass'
    prepareToPass()
    for (const each of pieces) original.write(each)
    pieces = []
  }

  response.writeHead = (status: number, reason?: string | Headers, headers?: Headers) => {
    response.statusCode = status
    if (typeof reason === 'string') response.statusMessage = reason
    setHeaders(response, typeof reason === 'string' ? headers : reason)
    decide()
    // Node also calls this itself before it sends the first byte. It sends the head together with that byte.
    if (mode === 'pass') original.writeHead(status)
    return response
  }

  response.flushHeaders = () => {
    decide()
    if (mode === 'pass') original.flushHeaders()
  }

  response.write = (chunk: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const piece = toBuffer(chunk, encoding)
    const onWritten = typeof encoding === 'function' ? encoding : callback
    decide()
    if (onWritten) process.nextTick(onWritten)
    if (mode === 'pass') return original.write(piece)
    hold(piece)
    return true
  }

  response.end = (chunk?: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const piece = explainUnknownForm(request, response, toBuffer(chunk, encoding))
    const last = [chunk, encoding, callback].find((each) => typeof each === 'function')
    if (last) response.once('finish', () => last())
    decide()
    if (mode === 'hold') hold(piece)
    else return original.end(piece.length > 0 ? piece : undefined)
    // The page was too long to hold back, so it is already being sent.
    if (pieces.length === 0) return original.end()
    mode = 'pass'
    const whole = { status: response.statusCode, body: Buffer.concat(pieces) }
    const body = errorPages.bodyFor(request.url ?? '', whole)
    const page = mergeInlineScripts(body.toString('utf8'))
    pieces = []
    return original.end(finish(response, page, security.pagePolicy(page, nonce)))
  }
}

function explainUnknownForm(request: IncomingMessage, response: ServerResponse, body: Buffer) {
  if (request.headers['next-action'] !== undefined || !isUnknownForm(body)) return body
  response.removeHeader('content-length')
  return Buffer.from(UNKNOWN_FORM_MESSAGE)
}

/** Limits how long proxies may cache a page that Next sends without the page store. Next allows a day. */
function shortenSharedCaching(response: ServerResponse) {
  if (!isShared(String(response.getHeader('cache-control') ?? ''))) return
  // Next responds with 200 when the router requests a page that does not exist.
  const isPayload = String(response.getHeader('content-type') ?? '').startsWith('text/x-component')
  response.setHeader('cache-control', cacheControlOf(isPayload ? 404 : response.statusCode))
}

/** Restores the Content-Length that Next strips from a route's response. lib/platform/file-response.ts sends it twice. */
function restoreLength(response: ServerResponse) {
  const length = response.getHeader('x-body-length')
  if (length === undefined) return
  response.removeHeader('x-body-length')
  if (/^\d+$/.test(String(length)) && !response.hasHeader('content-encoding'))
    response.setHeader('content-length', length)
}

function setHeaders(response: ServerResponse, headers: Headers = {}) {
  if (Array.isArray(headers)) {
    for (let index = 0; index < headers.length; index += 2)
      response.appendHeader(String(headers[index]), asValue(headers[index + 1]))
  } else {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value)
  }
}

const asValue = (value: OutgoingHttpHeader = '') => (typeof value === 'number' ? String(value) : value)

function shouldHold(response: ServerResponse) {
  if (response.hasHeader('content-encoding') || response.statusCode === 304) return false
  const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
  return isHtml && !response.hasHeader('content-security-policy')
}

/** Sets the headers of a complete page and returns the bytes to send. */
function finish(response: ServerResponse, page: string, policy: string) {
  const bytes = Buffer.from(page)
  response.removeHeader('x-powered-by')
  response.removeHeader('transfer-encoding')
  shortenSharedCaching(response)
  response.setHeader('content-security-policy', policy)
  response.setHeader('content-length', bytes.length)
  return bytes
}
