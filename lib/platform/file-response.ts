import 'server-only'
import { Readable } from 'node:stream'

/** The header that makes a browser store an answer under `fileName`: ASCII characters for old programs, the true name for the others. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === fileName) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * How long a body is. Next takes the usual header out, for it may come from another server's answer; server/outgoing.ts puts it
 * back from the other one. So browsers show how much is to come, and know when an answer breaks off.
 */
export const bodyLength = (bytes: number) => ({
  'content-length': String(bytes),
  'x-body-length': String(bytes),
})

/** Whatever its content, the browser stores it and shows nothing of it. */
export const asDownload = (fileName: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': attachment(fileName),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

/** The body of an answer, made piece by piece as the reader has room for it; nothing more is made after the reader has gone. */
function streamOf(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** A download that is made piece by piece. */
export function piecesResponse(pieces: AsyncGenerator<string>, fileName: string, contentType: string) {
  return new Response(streamOf(pieces), { headers: asDownload(fileName, contentType) })
}

/** Returns a stored object as a download; `size` is in bytes. */
export function objectResponse(
  { body, contentType, size }: { body: Readable; contentType: string; size: number },
  fileName: string,
) {
  const stream = Readable.toWeb(body) as ReadableStream<Uint8Array>
  return new Response(stream, {
    headers: { ...asDownload(fileName, contentType), ...bodyLength(size) },
  })
}

/** A download of a CSV file, made piece by piece. */
export const csvResponse = (pieces: AsyncGenerator<string>, fileName: string) =>
  piecesResponse(pieces, fileName, 'text/csv; charset=utf-8')
