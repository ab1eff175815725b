import { MINUTE_MS } from '@/lib/dates'
import 'server-only'
import { log } from './log'
import type { Transfer } from './transfer'

/** Longer downloads are aborted, because they occupy a slot. */
export const MAX_DOWNLOAD_MS = 30 * MINUTE_MS

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
          transfer.count(value.length)
          controller.enqueue(value)
        } catch (error) {
          end()
          if (!aborter.signal.aborted) log.error({ err: error }, 'download interrupted')
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
