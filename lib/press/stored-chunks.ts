import type { Readable } from 'node:stream'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { hasObject, openObject } from '@/lib/storage/objects'

const { bucket } = UPLOAD_SLOTS.pressAsset

/** How long storage may take to send the next chunk, not counting slow clients. */
const CHUNK_MS = 15_000

/** Opens a press file in storage; null if it does not exist. Throws if storage does not respond or the size differs. */
export async function openPressFile({ key, size }: { key: string; size: number }): Promise<Readable | null> {
  const object = await openObject(bucket, key)
  if (!object) return null
  if (object.size === size) return object.body
  object.body.destroy()
  throw new Error(`The object ${key} has ${object.size} bytes instead of ${size}`)
}

/**
 * Yields the chunks of a body. Throws if storage stalls, ends early or sends more than announced, or if `signal` is
 * aborted. Always closes the body, even if nothing was read.
 */
export function chunksOf(body: Readable, size: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const close = () => void body.destroy(new Error('The visitor has left'))
  // Readers get the error from their iterator. If there is no reader, it can be ignored.
  body.on('error', () => {})
  body.once('close', () => signal.removeEventListener('abort', close))
  signal.addEventListener('abort', close)
  if (signal.aborted) close()
  return passOn(body, size)
}

async function* passOn(body: Readable, size: number) {
  let bytesRead = 0
  try {
    const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
    for (;;) {
      const { value, done } = await withTimeout(chunks.next(), body)
      if (done) break
      bytesRead += value.length
      yield value
    }
    if (bytesRead !== size) throw new Error(`Expected ${size} bytes, but got ${bytesRead}`)
  } finally {
    body.destroy()
  }
}

async function withTimeout<Result>(next: Promise<Result>, body: Readable): Promise<Result> {
  const timer = setTimeout(() => body.destroy(new Error('Storage has stopped responding')), CHUNK_MS)
  try {
    return await next
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the keys without an object in storage. Throws if storage does not respond or has none of them. */
export async function findMissing(keys: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(keys.map((key) => hasObject(bucket, key)))
  const missing = keys.filter((_, index) => !found[index])
  // An access key without permissions gets "not found" for every object.
  if (missing.length > 0 && missing.length === keys.length) throw new Error('Storage has none of the files')
  return new Set(missing)
}
