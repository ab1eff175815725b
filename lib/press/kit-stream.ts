import { makeZip } from 'client-zip'
import { clockInLagos, type KitFile } from './kit-files'
import { openPressFile, piecesOf } from './stored-pieces'

/**
 * The ZIP of these files, made as it is read: a few pieces of one file are in memory at a time. When a file does not come, or `leaving`
 * is aborted, the generator throws, and what was read has no end by which it could be taken for whole.
 */
export async function* zipPieces(
  files: readonly KitFile[],
  leaving: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = makeZip(entries(files, leaving)).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}

function* entries(files: readonly KitFile[], leaving: AbortSignal) {
  for (const { path, size, changedAt, source } of files) {
    const input = 'text' in source ? source.text : stored(source.key, size, leaving)
    yield { name: path, size, lastModified: clockInLagos(changedAt), input }
  }
}

/** Opened when its turn has come. */
async function* stored(key: string, size: number, leaving: AbortSignal) {
  const body = await openPressFile({ key, size })
  if (!body) throw new Error(`There is no object ${key}`)
  yield* piecesOf(body, size, leaving)
}
