import 'server-only'
import { Readable } from 'node:stream'
import { countingStream, type Transfer } from './transfer'

/**
 * Returns the header that makes browsers save a response as `fileName`: an ASCII version for old browsers, and the
 * real name for others.
 */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === fileName) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * Returns Content-Length under two names, because Next strips the standard header, and server/outgoing.ts restores it
 * from x-body-length. With it, browsers can show progress and notice an incomplete download.
 */
export const bodyLength = (bytes: number) => ({
  'content-length': String(bytes),
  'x-body-length': String(bytes),
})

/** Returns headers that make the browser save a response and never display it. */
export const asDownload = (fileName: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': attachment(fileName),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

/** Creates a response body that is generated as the reader consumes it, and stops when the reader disconnects. */
function streamOf(chunks: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

/** Returns a download that is generated as it is read. */
export function streamResponse(chunks: AsyncGenerator<string>, fileName: string, contentType: string) {
  return new Response(streamOf(chunks), { headers: asDownload(fileName, contentType) })
}

/**
 * Returns the bytes of a stored object as a response body, which ends when the client disconnects or `transfer` is
 * stopped. Next neither reads nor cancels the body if the client disconnects before the response has started, so the
 * storage connection would stay occupied.
 */
export function objectBody(body: Readable, { signal }: Pick<Request, 'signal'>, transfer: Transfer) {
  transfer.stop = () => body.destroy()
  const stream = (Readable.toWeb(body) as ReadableStream<Uint8Array>).pipeThrough(countingStream(transfer))
  if (signal.aborted) body.destroy()
  else signal.addEventListener('abort', () => body.destroy(), { once: true })
  return stream
}

/** Returns a stored object as a download. `size` is in bytes. */
export function objectResponse(
  { body, contentType, size }: { body: Readable; contentType: string; size: number },
  { fileName, request, transfer }: { fileName: string; request: Pick<Request, 'signal'>; transfer: Transfer },
) {
  return new Response(objectBody(body, request, transfer), {
    headers: { ...asDownload(fileName, contentType), ...bodyLength(size) },
  })
}

/** Returns a CSV download that is generated as it is read. */
export const csvResponse = (chunks: AsyncGenerator<string>, fileName: string) =>
  streamResponse(chunks, fileName, 'text/csv; charset=utf-8')
