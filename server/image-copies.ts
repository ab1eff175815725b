import http from 'node:http'
import { createByteLimitedMap } from './byte-limited-map.mjs'

const LIMIT = 64_000_000
/** How long a copy is sent before it is asked whether its original is still there. */
const TRUSTED_MS = 60_000
// What lib/media/schema.ts names uploaded images; no other spelling of an address leads to one.
const uploaded = /^\/media\/[a-z0-9-]+\/([a-z0-9-]+\/)?[0-9a-f-]{36}\.(jpg|png|gif|webp)$/

/**
 * Encoded sizes of uploaded images (`/_next/image`), made by Next once and then sent from memory: encoding one takes up to a
 * second, and Next's own cache would fill the disk. The key is the canonical address with the best format that the browser takes.
 */
export function createImageCopies({ isStillThere, now = Date.now }) {
  const copies = createByteLimitedMap(LIMIT, (key, { body }) => key.length + 1_000 + body.length)

  /** Sends a copy if there is one. Otherwise makes the request canonical, and keeps what is answered. */
  function answer(request, response) {
    if (!/^\/_next\/image\/?(\?|$)/.test(request.url)) return false
    const image = readImage(request)
    // Next refuses one without parameters; it would encode other spellings of an address again and again.
    request.url = image?.address ?? '/_next/image'
    if (!image) return false
    request.headers.accept = image.format
    const key = `${image.format} ${image.address}`
    const copy = copies.get(key)
    if (!copy) {
      keep(response, (kept) => copies.set(key, { ...kept, source: image.source, checkedAt: now() }))
      return false
    }
    if (now() - copy.checkedAt > TRUSTED_MS) check(copy)
    send(request, response, copy)
    return true
  }

  async function check(copy) {
    copy.checkedAt = now()
    if (await isStillThere(copy.source)) return
    for (const key of copies.keys()) if (key.includes(encodeURIComponent(copy.source))) copies.delete(key)
  }

  return { answer }
}

function readImage({ url, headers }) {
  const query = new URLSearchParams(url.split('?')[1])
  const [source, width, quality] = ['url', 'w', 'q'].map((name) => query.get(name) ?? '')
  if (!uploaded.test(source) || !/^[1-9]\d{0,4}$/.test(width) || !/^[1-9]\d{0,2}$/.test(quality))
    return undefined
  const accepted = headers.accept ?? ''
  const format = ['image/avif', 'image/webp'].find((type) => accepted.includes(type)) ?? 'image/*'
  return { source, format, address: `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${quality}` }
}

const headersOfCopy = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'vary',
  'etag',
]

/** Hands `onWhole` the headers and the body of an image that is sent whole. */
function keep(response, onWhole) {
  const { write, end } = response
  const pieces = []
  const collect = (piece, encoding) => {
    if (piece && typeof piece !== 'function') pieces.push(Buffer.from(piece, encoding))
  }
  response.write = (piece, encoding, done) => {
    collect(piece, typeof encoding === 'string' ? encoding : undefined)
    return write.call(response, piece, encoding, done)
  }
  response.end = (piece, encoding, done) => {
    collect(piece, typeof encoding === 'string' ? encoding : undefined)
    if (response.statusCode === 200) onWhole({ headers: readHeaders(response), body: Buffer.concat(pieces) })
    return end.call(response, piece, encoding, done)
  }
}

const readHeaders = (response) =>
  headersOfCopy.flatMap((name) => (response.hasHeader(name) ? [[name, response.getHeader(name)]] : []))

function send(request, response, { headers, body }) {
  for (const [name, value] of headers) response.setHeader(name, value)
  const known = request.headers['if-none-match']
  const isKnown = known !== undefined && known === response.getHeader('etag')
  if (!isKnown) response.setHeader('content-length', body.length)
  response.writeHead(isKnown ? 304 : 200)
  response.end(isKnown || request.method === 'HEAD' ? undefined : body)
}

/** Asks this server for the original; only its head is read. An answer other than "not found" is no reason to give up a copy. */
export const askForOriginal =
  ({ host, port }) =>
  (path) =>
    new Promise((resolve) => {
      const asked = http.get(
        { host, port, path, headers: { host: 'localhost' }, timeout: 10_000 },
        (answer) => {
          resolve(answer.statusCode !== 404)
          answer.destroy()
        },
      )
      asked.on('timeout', () => asked.destroy())
      asked.on('error', () => resolve(true))
    })
