import http, { type IncomingMessage, type OutgoingHttpHeader, type ServerResponse } from 'node:http'
import { createByteLimitedMap } from './byte-limited-map.ts'
import { toBuffer } from './chunks.ts'

interface Kept {
  headers: [string, OutgoingHttpHeader][]
  body: Buffer
}

interface Copy extends Kept {
  /** The address of the uploaded image. */
  source: string
  checkedAt: number
}

interface Options {
  isStillThere: (source: string) => Promise<boolean>
  now?: () => number
}

const LIMIT = 64_000_000
/** How long a copy is sent before it is asked whether its original is still there. */
const TRUSTED_MS = 60_000
// What lib/media/schema.ts names uploaded images; no other spelling of an address leads to one.
const uploaded = /^\/media\/[a-z0-9-]+\/([a-z0-9-]+\/)?[0-9a-f-]{36}\.(jpg|png|gif|webp)$/

/**
 * Encoded sizes of uploaded images (`/_next/image`), made by Next once and then sent from memory: encoding one takes up to a
 * second, and Next's own cache would fill the disk. The key is the canonical address with the best format that the browser takes.
 */
export function createImageCopies({ isStillThere, now = Date.now }: Options) {
  const copies = createByteLimitedMap<Copy>(LIMIT, (key, { body }) => key.length + 1_000 + body.length)

  /** Sends a copy if there is one. Otherwise makes the request canonical, and keeps what is answered. */
  function answer(request: IncomingMessage, response: ServerResponse) {
    if (!/^\/_next\/image\/?(\?|$)/.test(request.url ?? '')) return false
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

  async function check(copy: Copy) {
    copy.checkedAt = now()
    if (await isStillThere(copy.source)) return
    for (const key of copies.keys()) if (key.includes(encodeURIComponent(copy.source))) copies.delete(key)
  }

  return { answer }
}

function readImage({ url = '', headers }: IncomingMessage) {
  const query = new URLSearchParams(url.split('?')[1])
  const read = (name: string) => query.get(name) ?? ''
  const [source, width, quality] = [read('url'), read('w'), read('q')]
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
function keep(response: ServerResponse, onWhole: (kept: Kept) => void) {
  const real = { write: response.write.bind(response), end: response.end.bind(response) }
  const pieces: Buffer[] = []
  type Done = (error?: Error | null) => void
  response.write = (chunk: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const piece = toBuffer(chunk, encoding)
    pieces.push(piece)
    const done = typeof encoding === 'function' ? encoding : callback
    return real.write(piece, done)
  }
  response.end = (chunk?: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const piece = toBuffer(chunk, encoding)
    pieces.push(piece)
    if (response.statusCode === 200) onWhole({ headers: readHeaders(response), body: Buffer.concat(pieces) })
    const last = [chunk, encoding, callback].find((each) => typeof each === 'function')
    return real.end(piece, () => last?.())
  }
}

function readHeaders(response: ServerResponse): Kept['headers'] {
  return headersOfCopy.flatMap((name): Kept['headers'] => {
    const value = response.getHeader(name)
    return value === undefined ? [] : [[name, value]]
  })
}

function send(request: IncomingMessage, response: ServerResponse, { headers, body }: Kept) {
  for (const [name, value] of headers) response.setHeader(name, value)
  const known = request.headers['if-none-match']
  const isKnown = known !== undefined && known === response.getHeader('etag')
  if (!isKnown) response.setHeader('content-length', body.length)
  response.writeHead(isKnown ? 304 : 200)
  response.end(isKnown || request.method === 'HEAD' ? undefined : body)
}

/** Asks this server for the original; only its head is read. An answer other than "not found" is no reason to give up a copy. */
export const askForOriginal =
  ({ host, port }: { host: string; port: number }) =>
  (path: string) =>
    new Promise<boolean>((resolve) => {
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
