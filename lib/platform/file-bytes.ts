/** A file that can be read in parts, so that it never has to be entirely in memory. */
export interface FileBytes {
  /** In bytes. */
  size: number
  /** Returns bytes from `offset`: fewer than `length` only at the end of the file. */
  read: (offset: number, length: number) => Promise<Buffer>
}

/** Wraps bytes in memory. */
export function bytesOf(whole: Buffer): FileBytes {
  return { size: whole.length, read: async (offset, length) => whole.subarray(offset, offset + length) }
}
