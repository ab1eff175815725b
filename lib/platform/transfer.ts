/** A download or upload in progress. */
export interface Transfer {
  /** Counts bytes that have just been passed on. */
  count: (bytes: number) => void
  /**
   * Returns the recent pace in bytes per second. The average since the start would be too high for clients that stop
   * reading: the system accepts the first megabytes of a download before any of them has been read.
   */
  pace: () => number
  /** Ends the transfer, because it is so slow that others need its place. */
  stop: () => void
}

/**
 * The older bytes are, the less they count: after this time a third, after twice the time a ninth. A shorter time would
 * stop people on slow networks, for whom the system accepts more than a megabyte at once every half minute.
 */
const RECENT_MS = 30_000

export function newTransfer(stop = () => {}): Transfer {
  let recentBytes = 0
  let countedAt = performance.now()
  const count = (bytes: number) => {
    const now = performance.now()
    recentBytes = recentBytes * Math.exp((countedAt - now) / RECENT_MS) + bytes
    countedAt = now
  }
  const pace = () => {
    count(0)
    return recentBytes / (RECENT_MS / 1000)
  }
  return { count, pace, stop }
}

/** Creates a stream that passes everything on and counts it. */
export function countingStream(transfer: Transfer) {
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      transfer.count(chunk.length)
      controller.enqueue(chunk)
    },
  })
}
