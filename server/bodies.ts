import { IncomingMessage, type ServerResponse } from 'node:http'
import { createSlots } from '../lib/platform/slots.ts'
import { newTransfer, type Transfer } from '../lib/platform/transfer.ts'
import type { Refusal } from './refusal.ts'

const MB = 1024 * 1024
/** The limit for a form without a file, and for the fields next to a file. */
export const maxFormBytes = MB
/**
 * The limit for what scripts and forms send to a route. A route decodes the body before it can refuse it, and decoding
 * a megabyte of short fields would keep everyone else waiting.
 */
const maxRouteBytes = 32 * 1024
/**
 * The limit for a resume (UPLOAD_SLOTS in lib/platform/upload-slots.ts) with its form. next.config.mjs sets the same
 * limit for actions.
 */
const maxBytesWithFile = 11 * MB

export const tooLarge: Refusal = { status: 413, message: 'The request is too large.' }
const fileTooLarge: Refusal = {
  status: 413,
  message: 'Your file is larger than 10MB. Please go back and choose one of at most 10MB.',
}
const busy = (what: string): Refusal => ({
  status: 503,
  message: `Many people are sending ${what} right now. Please go back and try again in a minute.`,
  headers: { 'retry-after': '60' },
})

/**
 * How many bodies longer than a number of bytes are held in memory at once. Each network gets several slots, because
 * many people share a mobile network's address.
 */
const limits = [
  {
    bytes: 64 * 1024,
    acquireSlot: createSlots({ name: 'long-bodies', total: 64, perNetwork: 8 }),
    refusal: busy('forms'),
  },
  {
    bytes: maxFormBytes,
    acquireSlot: createSlots({ name: 'bodies-with-file', total: 8, perNetwork: 3 }),
    refusal: busy('files'),
  },
]

interface ReadOptions {
  response: ServerResponse
  network: string
  withFile?: boolean
  isForRoute?: boolean
}

type ReadResult = { body: Buffer<ArrayBuffer>; refusal?: undefined } | { body?: undefined; refusal: Refusal }

/**
 * Reads a whole body of announced length. Returns { body } or, if it is longer than any expected body or
 * too many are held, { refusal }. A body counts as held until its response has been sent.
 */
export async function readBody(
  request: IncomingMessage,
  { response, network, withFile = false, isForRoute = false }: ReadOptions,
): Promise<ReadResult> {
  const maxBytes = withFile ? maxBytesWithFile : isForRoute ? maxRouteBytes : maxFormBytes
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > maxBytes) return { refusal: withFile ? fileTooLarge : tooLarge }
  const chunks: Buffer[] = []
  const transfer = newTransfer(() => void request.destroy())
  const hold = createHold({ response, network, transfer })
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    transfer.count(chunk.length)
    const refusal = hold(bytes)
    if (refusal) {
      request.resume() // Clients that are still writing do not read the response.
      return { refusal }
    }
    chunks.push(chunk)
  }
  // From here on, it is the server that takes time.
  transfer.pace = () => Number.MAX_VALUE
  return { body: Buffer.concat(chunks) }
}

interface Held {
  response: ServerResponse
  network: string
  transfer: Transfer
}

/** Returns a function that takes the bytes read so far and holds them against the limits; it returns any refusal. */
function createHold({ response, network, transfer }: Held) {
  const pending = [...limits]
  return function hold(bytes: number): Refusal | undefined {
    while (pending[0] && bytes > pending[0].bytes) {
      const { acquireSlot, refusal } = pending[0]
      const release = acquireSlot(network, transfer)
      if (!release) return refusal
      response.once('close', release)
      pending.shift()
    }
    return undefined
  }
}

/** Returns a copy of a request whose body has been read, so that the body can be read again. */
export function replay(request: IncomingMessage, body: Buffer) {
  const again = new IncomingMessage(request.socket)
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  again.complete = true
  if (body.length > 0) again.push(body)
  again.push(null)
  return again
}
