/** A download or upload in progress. */
export interface Transfer {
  /** The bytes transferred so far. */
  bytes: number
  /** Ends the transfer, because it is so slow that others need its place. */
  stop: () => void
}

export const newTransfer = (): Transfer => ({ bytes: 0, stop: () => {} })

/** Creates a stream that passes everything on and counts it. */
export function countingStream(transfer: Transfer) {
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      transfer.bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
}
