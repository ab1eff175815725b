import { asDownload, bodyLength } from '@/lib/platform/file-response'
import { log } from '@/lib/platform/log'
import type { Transfer } from '@/lib/platform/transfer'
import { MAX_DOWNLOAD_MS } from '@/lib/storage/download'

interface Download {
  fileName: string
  contentType: string
  /** In bytes. */
  size: number
  headers?: Record<string, string>
}

/** Returns the headers of a download, with which browsers save the file and never display it. */
export function downloadHeaders({ fileName, contentType, size, headers = {} }: Download) {
  return {
    ...asDownload(fileName, contentType),
    ...bodyLength(size),
    'content-security-policy': "default-src 'none'; sandbox",
    ...headers,
  }
}

/**
 * Creates the body of a download, generated as it is read. An error closes the connection before the announced size
 * is reached, so that nobody mistakes part of a file for the whole. Always calls `finish` once at the end. Requires the
 * request's signal, because the body is neither read nor canceled if the client disconnects before the first chunk.
 */
export function downloadBody(
  make: (signal: AbortSignal) => AsyncGenerator<Uint8Array>,
  { finish, transfer, requestSignal }: { finish: () => void; transfer: Transfer; requestSignal: AbortSignal },
): ReadableStream<Uint8Array> {
  const aborter = new AbortController()
  const chunks = make(aborter.signal)
  let tooLong: NodeJS.Timeout
  const end = () => {
    clearTimeout(tooLong)
    requestSignal.removeEventListener('abort', abort)
    finish()
  }
  const abort = () => {
    aborter.abort()
    end()
  }
  return new ReadableStream(
    {
      start(controller) {
        transfer.stop = () => {
          aborter.abort()
          controller.error(new Error('The download took too long'))
          end()
        }
        tooLong = setTimeout(transfer.stop, MAX_DOWNLOAD_MS).unref()
        requestSignal.addEventListener('abort', abort)
        if (requestSignal.aborted) abort()
      },
      async pull(controller) {
        try {
          const { value, done } = await chunks.next()
          if (done) {
            controller.close()
            return end()
          }
          transfer.bytes += value.length
          controller.enqueue(value)
        } catch (error) {
          end()
          if (!aborter.signal.aborted) log.error({ err: error }, 'press download interrupted')
          throw error
        }
      },
      async cancel() {
        abort()
        await chunks.return(undefined).catch(() => {})
      },
    },
    { highWaterMark: 0 },
  )
}
