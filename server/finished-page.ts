import { hash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { BEST, chooseEncoding, compressInBackground, type Encoding, isCompressible } from './compression.ts'
import { mergeInlineScripts } from './inline-scripts.ts'
import { quietPage } from './quiet-page.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** A response from Next: its headers by lower-case name, and its whole body. */
export interface PageResponse {
  status: number
  headers: Record<string, OutgoingHttpHeader | undefined>
  body: Buffer
}

/** A finished page in one encoding. */
interface Variant {
  bytes: Buffer
  /** All headers in the format that Node handles fastest: name, value, name, value. */
  head: string[]
  isBest: boolean
}

/** A finished response that is sent many times. */
export interface FinishedPage {
  status: number
  /** Identifies the response from Next that this page was made from. The same response results in the same page. */
  source: string
  etag: string
  headers: [string, string][]
  body: Buffer
  isCompressible: boolean
  variants: Map<Encoding, Variant>
  /** Compressions in progress. */
  pending: Map<Encoding, Promise<Variant>>
  finishedAt: number
  /** True for a page at a URL that anybody can make up, such as a search. It is never worth the best compression. */
  isTransient?: boolean
  /** The data that a quiet page's scripts read, with its own URL. */
  data?: { path: string; file: FinishedPage } | undefined
}

// Set separately for each response, or irrelevant to clients.
const ownHeaders = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-body-length',
  'x-nextjs-cache',
  'x-powered-by',
])

/** Only Next's client router reads these, and only in responses to its own requests. */
const routerHeaders = new Set(['x-nextjs-prerender', 'x-nextjs-stale-time'])

// Shared caches keep a page for a second, which absorbs a crowd. Any longer, they would show pages that have since been
// edited.
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/**
 * Returns the Cache-Control header of a page. Shared caches must not reuse a 404: an odd spelling of a URL is not found,
 * and a cache that normalizes URLs would show that to everyone who requests the page itself.
 */
export const cacheControlOf = (status: number) =>
  status === 404 ? 'public, max-age=0, must-revalidate' : CACHE_CONTROL

export type Finisher = ReturnType<typeof createFinisher>

/**
 * Returns a function that finishes responses: it adds the policy, the ETag and all other headers. `address` is the URL
 * requested from Next. The function returns `previous` if the response is still the same.
 */
export function createFinisher(security: SecurityHeaders) {
  return function finish(response: PageResponse, address: string, previous?: FinishedPage): FinishedPage {
    const { status, headers } = response
    const type = String(headers['content-type'] ?? '')
    const isHtml = type.startsWith('text/html')
    const nextHeaders = Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !ownHeaders.has(name) && !(isHtml && routerHeaders.has(name)),
    )
    const source = `${status} ${JSON.stringify(nextHeaders)} ${hash('sha1', response.body, 'base64url')}`
    if (previous?.source === source) return previous

    const original = isHtml ? response.body.toString('utf8') : ''
    const quiet = isHtml ? quietPage(original, address) : undefined
    const html = quiet?.html ?? mergeInlineScripts(original)
    const policy = isHtml ? security.pagePolicy(html) : security.strictPolicy
    const body = isHtml ? Buffer.from(html) : response.body
    const own: Record<string, string> = { ...security.headers }
    for (const [name, value] of nextHeaders) own[name] = String(value)
    own['content-security-policy'] ??= policy
    // The router sends all its headers together, so a document only needs to list the first.
    const varies = isHtml ? own.vary?.split(',', 1)[0] : own.vary
    own.vary = [varies, 'Accept-Encoding'].filter(Boolean).join(', ')
    if (isShared(own['cache-control'])) own['cache-control'] = cacheControlOf(status)
    return {
      status,
      source,
      etag: `W/"${hash('sha1', Buffer.concat([Buffer.from(policy), body]), 'base64url')}"`,
      headers: Object.entries(own),
      body,
      isCompressible: isCompressible(type),
      variants: new Map(),
      pending: new Map(),
      finishedAt: Date.now(),
      data: quiet && { path: quiet.data.path, file: finish(dataFile(quiet.data.script), address) },
    }
  }
}

const dataFile = (script: string): PageResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  },
  body: Buffer.from(script),
})

export const isShared = (cacheControl = '') => cacheControl.includes('s-maxage')

/** Sends a page in an encoding that the visitor accepts, or 304 if the visitor already has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage) {
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag))
    return sendNotModified(response, page)
  const encoding = page.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const variant = page.variants.get(encoding)
  if (variant) {
    const isStable = Date.now() - page.finishedAt > STABLE_AFTER
    if (!variant.isBest && !page.isTransient && isStable) improve(page, encoding)
    return sendVariant(response, page, variant)
  }
  makeVariant(page, encoding)
    .then((created) => sendVariant(response, page, created))
    .catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
}

const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((value) => value.trim() === etag) ?? false

function sendVariant(response: ServerResponse, { status }: FinishedPage, { bytes, head }: Variant) {
  response.writeHead(status, head)
  // Node omits the body for HEAD requests.
  response.end(bytes)
}

function sendNotModified(response: ServerResponse, { etag, headers }: FinishedPage) {
  // A 304 must not replace the policy that the browser keeps with the page.
  const kept = headers.filter(([name]) => !/^(content-|link$)/.test(name))
  response.writeHead(304, [...kept.flat(), 'etag', etag])
  response.end()
}

/** Compresses a page in another thread, once for everyone who is waiting for it. */
function makeVariant(page: FinishedPage, encoding: Encoding): Promise<Variant> {
  const pending = page.pending.get(encoding) ?? storeVariant(page, encoding, GOOD)
  page.pending.set(encoding, pending)
  return pending.finally(() => page.pending.delete(encoding))
}

async function storeVariant(page: FinishedPage, encoding: Encoding, effort: number): Promise<Variant> {
  const bytes = await compressInBackground(page.body, encoding, effort)
  const coded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const length = ['content-length', String(bytes.length)]
  const head = [...page.headers.flat(), 'etag', page.etag, ...coded, ...length]
  const variant = { bytes, head, isBest: encoding === 'identity' || effort === BEST }
  page.variants.set(encoding, variant)
  return variant
}

/** The compression effort while a visitor is waiting. */
const GOOD = 6

/**
 * A page that has not changed for this long is worth the best compression, which makes it a tenth smaller, at a
 * hundred times the cost.
 */
const STABLE_AFTER = 5_000

// Pages are improved one at a time, so that visitors still get CPU time.
let queue: Promise<unknown> = Promise.resolve()

function improve(page: FinishedPage, encoding: Encoding) {
  if (page.pending.has(encoding)) return
  const improved = queue.then(() => storeVariant(page, encoding, BEST))
  page.pending.set(encoding, improved)
  queue = improved
    .catch((error: unknown) => console.error(error))
    .finally(() => page.pending.delete(encoding))
}
