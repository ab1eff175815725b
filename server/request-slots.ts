import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { slotGroupOf } from './incoming.ts'
import { createRenderingSlots } from './rendering-slots.ts'

/**
 * How long a response that is sent while Next renders it keeps its slot, in milliseconds, if the client reads slowly.
 * Downloads only need their slot to begin.
 */
const maxSlotTimes = { site: 15_000, panel: 15_000, file: 1_000, own: 15_000 }

/** Limits how many requests Next handles at once, in total and per network, separately for each group of requests. */
export function createRequestSlots() {
  const slots = {
    site: createRenderingSlots(),
    panel: createRenderingSlots(),
    file: createRenderingSlots(),
    own: createRenderingSlots(),
  }

  /** Calls `respond` once a slot is free for the request's group. Returns false if none becomes free in time. */
  async function respondInSlot(
    { request, response, network }: { request: IncomingMessage; response: ServerResponse; network: string },
    respond: () => Promise<void>,
  ): Promise<boolean> {
    const group = slotGroupOf(request)
    const isDone = await slots[group](network, async () => {
      // The client may have left in the meantime.
      if (response.destroyed) return true
      await Promise.race([respond(), wait(maxSlotTimes[group], null, { ref: false })])
      return true
    })
    return isDone === true
  }

  return { withPageSlot: slots.site, respondInSlot }
}
