/** The argument after a chunk: its encoding, or a callback that runs once the chunk has been written. */
type Encoding = BufferEncoding | ((error?: Error | null) => void) | undefined

const empty = Buffer.alloc(0)

/** Returns the bytes passed to `write` or `end` of a response. */
export function toBuffer(chunk: unknown, encoding?: Encoding): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined)
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  return empty
}
