/** A file of which any part can be read, so that none has to be held whole. */
export interface FileBytes {
  /** Bytes. */
  size: number
  /** The bytes from `offset`: fewer than `length` only where the file ends. */
  read: (offset: number, length: number) => Promise<Buffer>
}

/** The same of bytes in memory. */
export function bytesOf(whole: Buffer): FileBytes {
  return { size: whole.length, read: async (offset, length) => whole.subarray(offset, offset + length) }
}
