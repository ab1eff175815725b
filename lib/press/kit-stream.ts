import { makeZip } from 'client-zip'
import { clockInLagos, type KitFile } from './kit-files'
import { chunksOf, openPressFile } from './stored-chunks'

/**
 * Generates the ZIP as it is read, with only a few chunks of one file in memory. Throws if a file is missing or
 * `signal` is aborted. The partial ZIP cannot be mistaken for a complete one, because it has no end record.
 */
export async function* zipChunks(files: readonly KitFile[], signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = makeZip(entries(files, signal)).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}

function* entries(files: readonly KitFile[], signal: AbortSignal) {
  for (const { path, size, changedAt, source } of files) {
    const input = 'text' in source ? source.text : stored(source.key, size, signal)
    yield { name: path, size, lastModified: clockInLagos(changedAt), input }
  }
}

/** Yields the chunks of an object, which is opened only when the first chunk is read. */
async function* stored(key: string, size: number, signal: AbortSignal) {
  const body = await openPressFile({ key, size })
  if (!body) throw new Error(`There is no object ${key}`)
  yield* chunksOf(body, size, signal)
}
