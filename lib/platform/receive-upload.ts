import { Readable } from 'node:stream'
import { type Refusal, UploadRefusal } from './errors'
import { jsonResponse } from './uncached-response'

/** Shorter than the server's own timeout, so that the person gets a response. */
const RECEIVE_MS = 110_000

interface Limits {
  maxBytes: number
  messages: { tooLarge: string; slow: string }
}

/** Yields a body's bytes. Refuses a body that is too large or too slow without reading the rest. */
export async function* receive(body: ReadableStream<Uint8Array>, { maxBytes, messages }: Limits) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), RECEIVE_MS)
  let size = 0
  try {
    // Breaking out of the loop cancels the rest of the stream.
    for await (const chunk of Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0], {
      signal: late.signal,
    })) {
      size += chunk.length
      if (size > maxBytes) throw new UploadRefusal(413, messages.tooLarge)
      yield chunk as Uint8Array
    }
  } catch (error) {
    throw late.signal.aborted ? new UploadRefusal(408, messages.slow) : error
  } finally {
    clearTimeout(timer)
  }
}

/** Returns a whole body, within the same limits. */
export async function receiveAll(body: ReadableStream<Uint8Array>, limits: Limits): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(receive(body, limits)))
}

/** Returns the URL-encoded file name in the `x-file-name` header, which is not in the URL because URLs end up in logs. */
export function sentFileName({ headers }: Request): string {
  try {
    return decodeURIComponent(headers.get('x-file-name') ?? '')
  } catch {
    return ''
  }
}

/** Responds to a refused upload. */
export function refuseUpload(refusal: Refusal): Response {
  const status = refusal instanceof UploadRefusal ? refusal.status : 422
  return jsonResponse(status, { ok: false, message: refusal.message })
}
