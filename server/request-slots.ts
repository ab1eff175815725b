import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { slotGroupOf } from './incoming.ts'
import { createQueuedSlots } from './queued-slots.ts'

/**
 * The longest that a request keeps its slot, in milliseconds, so that slow clients do not hold slots. Downloads and
 * uploads only need theirs to begin.
 */
const maxSlotTimes = { site: 15_000, panel: 15_000, file: 1_000, internal: 15_000 }
/**
 * How long a request keeps its slot after its client has left, in milliseconds. Its work goes on for a moment, but
 * Next's promise may never end.
 */
const MAX_TIME_AFTER_CLOSE = 500
/**
 * How many turns of the event loop Node needs to notice that a client has left, if the end of the connection was waiting
 * right behind the request.
 */
const TURNS_UNTIL_CLOSE = 3

/** Limits how many requests Next handles at once, in total and per network, separately for each group of requests. */
export function createRequestSlots() {
  const slots = {
    site: createQueuedSlots(),
    panel: createQueuedSlots(),
    file: createQueuedSlots(),
    internal: createQueuedSlots(),
  }

  /**
   * Calls `respond` once a slot is free for the request's group, and waits until it is done. Returns false if none
   * becomes free in time. Does nothing for a client that has left.
   */
  async function respondInSlot(
    { request, response, network }: { request: IncomingMessage; response: ServerResponse; network: string },
    respond: () => Promise<void>,
  ): Promise<boolean> {
    const group = slotGroupOf(request)
    let responding: Promise<void> | undefined
    const hasLeft = () => response.destroyed
    for (let turn = 0; turn < TURNS_UNTIL_CLOSE; turn += 1) await nextTurn()
    if (hasLeft()) return true
    const result = await slots[group](
      network,
      async () => {
        if (hasLeft()) return
        responding = respond()
        const closed = closeOf(response).then(() => atMost(MAX_TIME_AFTER_CLOSE, responding))
        await atMost(maxSlotTimes[group], Promise.race([responding, closed]))
      },
      hasLeft,
    )
    // Nobody is waiting for a refusal, and the response may never end.
    if (hasLeft()) return true
    // Without its slot, the response can still fail.
    await responding
    return result !== null
  }

  return { withPageSlot: slots.site, respondInSlot }
}

function closeOf(response: ServerResponse): Promise<void> {
  // Next may use all ten listeners that Node expects.
  response.setMaxListeners(response.getMaxListeners() + 1)
  return new Promise((resolve) => void response.once('close', () => resolve()))
}

/** Waits for a task, but not longer than a time in milliseconds. */
async function atMost(time: number, task: Promise<void> | undefined) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, time)
  await Promise.race([task, promise]).finally(() => clearTimeout(timer))
}
