import type { Readable } from 'node:stream'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { hasObject, openObject } from '@/lib/storage/objects'

const { bucket } = UPLOAD_SLOTS.pressAsset

/** So long storage may take for its next piece. A visitor who reads slowly is not counted. */
const PIECE_MS = 15_000

/** Opens the bytes of a press file; null when storage has none. Throws where it does not answer, or has other bytes than were written. */
export async function openPressFile({ key, size }: { key: string; size: number }): Promise<Readable | null> {
  const object = await openObject(bucket, key)
  if (!object) return null
  if (object.size === size) return object.body
  object.body.destroy()
  throw new Error(`The object ${key} has ${object.size} bytes instead of ${size}`)
}

/**
 * The pieces of a body, each as it is asked for. Throws when storage falls silent, breaks off or says more than it announced, and when
 * `leaving` is aborted; the body is closed in any case, also when nobody asked for its first piece.
 */
export function piecesOf(body: Readable, size: number, leaving: AbortSignal): AsyncGenerator<Uint8Array> {
  const close = () => void body.destroy(new Error('The visitor has left'))
  // Anyone who reads is told; without a reader nobody needs to know.
  body.on('error', () => {})
  body.once('close', () => leaving.removeEventListener('abort', close))
  leaving.addEventListener('abort', close)
  if (leaving.aborted) close()
  return passOn(body, size)
}

async function* passOn(body: Readable, size: number) {
  let passed = 0
  try {
    const pieces: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
    for (;;) {
      const { value, done } = await soon(pieces.next(), body)
      if (done) break
      passed += value.length
      yield value
    }
    if (passed !== size) throw new Error(`${size} bytes were announced and ${passed} came`)
  } finally {
    body.destroy()
  }
}

async function soon<Result>(next: Promise<Result>, body: Readable): Promise<Result> {
  const timer = setTimeout(() => body.destroy(new Error('Storage has fallen silent')), PIECE_MS)
  try {
    return await next
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the keys that have no object in storage. Throws if storage does not answer. */
export async function findMissing(keys: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(keys.map((key) => hasObject(bucket, key)))
  const missing = keys.filter((_, index) => !found[index])
  // Keys without rights are told the same of every object.
  if (missing.length > 0 && missing.length === keys.length) throw new Error('Storage has none of the files')
  return new Set(missing)
}
