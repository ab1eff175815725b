import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { toBuffer } from './chunks.ts'
import { chooseEncoding, compress, type Encoding, isCompressible } from './compression.ts'
import { mergeInlineScripts } from './inline-scripts.ts'
import type { NotFoundPages } from './not-found-pages.ts'
import type { PageCopies } from './page-copies.ts'
import type { SecurityHeaders } from './security-headers.ts'

interface Means {
  copies: PageCopies
  security: SecurityHeaders
  notFoundPages: NotFoundPages
  askAgain?: (() => void) | undefined
}

type Done = (error?: Error | null) => void
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

const largestHeld = 8_000_000

/**
 * Steps in between Next.js and the connection. A page without a policy of its own, and whatever is cached and can be
 * compressed, is held until it is complete and then sent as its compressed copy; everything else passes at once, piece
 * by piece. With `askAgain`, an answer that says the server failed is dropped, and `askAgain` has to give another.
 */
export function filterResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { copies, security, notFoundPages, askAgain }: Means,
) {
  const real = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  let mode: 'undecided' | 'pass' | 'hold' | 'drop' = 'undecided'
  let held: Buffer[] = []
  let size = 0

  function decide() {
    if (mode !== 'undecided') return
    mode = askAgain && response.statusCode >= 500 ? 'drop' : shouldHold(response) ? 'hold' : 'pass'
    if (mode === 'pass') prepareToPass()
  }

  function prepareToPass() {
    response.removeHeader('x-powered-by')
    restoreLength(response)
    // A 304 must not replace the policy that the browser keeps with the page.
    if (response.statusCode === 304 || response.hasHeader('content-security-policy')) return
    response.setHeader('content-security-policy', security.strictPolicy)
  }

  function hold(piece: Buffer) {
    held.push(piece)
    size += piece.length
    if (size <= largestHeld) return
    mode = 'pass'
    prepareToPass()
    for (const each of held) real.write(each)
    held = []
  }

  response.writeHead = (status: number, reason?: string | Headers, headers?: Headers) => {
    response.statusCode = status
    if (typeof reason === 'string') response.statusMessage = reason
    setHeaders(response, typeof reason === 'string' ? headers : reason)
    decide()
    // Node calls this by itself, too, before the first byte leaves; only then does the head leave with it.
    if (mode === 'pass') real.writeHead(status)
    return response
  }

  response.flushHeaders = () => {
    decide()
    if (mode === 'pass') real.flushHeaders()
  }

  response.write = (chunk: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const piece = toBuffer(chunk, encoding)
    const done = typeof encoding === 'function' ? encoding : callback
    decide()
    if (mode === 'pass') return real.write(piece, done)
    if (mode === 'hold') hold(piece)
    if (done) process.nextTick(done)
    return true
  }

  response.end = (chunk?: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const piece = toBuffer(chunk, encoding)
    const last = [chunk, encoding, callback].find((each) => typeof each === 'function')
    const done = () => last?.()
    decide()
    if (mode === 'drop') {
      mode = 'pass'
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      askAgain?.()
      return response
    }
    if (mode === 'hold') hold(piece)
    if (mode !== 'hold') return real.end(piece.length > 0 ? piece : undefined, done)
    mode = 'pass'
    const whole = Buffer.concat(held)
    const isLost = response.statusCode === 404 && isHtml(response)
    const body = isLost ? notFoundPages.bodyFor(request.url ?? '', whole) : whole
    held = []
    return real.end(finish({ request, response, body, copies, security }), done)
  }
}

/** Next removes the length that a route tells of its body, so lib/platform/file-response.ts tells it twice. */
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

const contentType = (response: ServerResponse) => String(response.getHeader('content-type') ?? '')
const isHtml = (response: ServerResponse) => contentType(response).startsWith('text/html')

// Only what Next.js keeps in its cache is worth a copy: the next visitor gets the same bytes.
const isShared = (response: ServerResponse) =>
  /s-maxage|immutable/.test(String(response.getHeader('cache-control') ?? ''))

function shouldHold(response: ServerResponse) {
  if (response.hasHeader('content-encoding') || response.statusCode === 304) return false
  if (isHtml(response)) return !response.hasHeader('content-security-policy')
  return response.statusCode === 200 && isCompressible(contentType(response)) && isShared(response)
}

interface Complete extends Pick<Means, 'copies' | 'security'> {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
}

/** Sets the headers of a complete body and returns the bytes to send for it. */
function finish({ request, response, body, copies, security }: Complete) {
  response.removeHeader('x-powered-by')
  response.removeHeader('transfer-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!isShared(response)) {
    const page = mergeInlineScripts(body.toString('utf8'))
    response.setHeader('content-security-policy', security.pagePolicy(page))
    return send(response, compress(Buffer.from(page), encoding, 4), encoding)
  }

  const copy = copies.find(body, isHtml(response))
  response.setHeader('content-security-policy', copy.policy)
  response.setHeader('etag', copy.etag)
  // A second in shared caches keeps a crowd away; longer would show a page that has been edited since.
  if (isHtml(response) || contentType(response).startsWith('text/x-component')) {
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=1, must-revalidate')
  }
  if (response.statusCode === 200 && isKnown(request.headers['if-none-match'], copy.etag)) {
    response.statusCode = 304
    response.appendHeader('vary', 'Accept-Encoding')
    response.removeHeader('content-length')
    response.removeHeader('content-type')
    return undefined
  }
  return send(response, copies.encode(copy, encoding), encoding)
}

function send(response: ServerResponse, bytes: Buffer, encoding: Encoding) {
  response.appendHeader('vary', 'Accept-Encoding')
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  return bytes
}

const isKnown = (ifNoneMatch = '', etag: string) =>
  ifNoneMatch.split(',').some((value) => value.trim() === etag)
