import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { slotGroupOf } from './incoming.ts'
import { createQueuedSlots } from './queued-slots.ts'

/**
 * The longest that a request keeps its slot, in milliseconds, so that slow clients do not hold slots. Downloads,
 * uploads and images only need theirs to begin.
 */
const maxSlotTimes = { site: 15_000, panel: 15_000, file: 1_000, image: 1_000, internal: 15_000 }
/**
 * How long a request keeps its slot after its client has left, in milliseconds. Its work goes on for a moment, but
 * Next's promise may never end.
 */
const MAX_TIME_AFTER_CLOSE = 500
/**
 * How many turns of the event loop Node needs to notice that a client has left, if the end of the connection arrived
 * right after the request.
 */
const TURNS_UNTIL_CLOSE = 3

export interface SlotRequest {
  request: Pick<IncomingMessage, 'url' | 'headers'>
  response: ServerResponse
  network: string
}

/** Limits how many requests Next handles at once, in total and per network, separately for each group of requests. */
export function createRequestSlots() {
  const slots = {
    site: createQueuedSlots(),
    panel: createQueuedSlots(),
    file: createQueuedSlots(),
    image: createQueuedSlots(),
    internal: createQueuedSlots(),
  }

  /**
   * Does the work once a slot is free for the request's group, and returns its result. Returns null if none becomes free
   * in time, or if the client has left.
   */
  async function withSlot<Result>(
    { request, response, network }: SlotRequest,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    if (await hasLeft(response)) return null
    return slots[slotGroupOf(request)](network, work, () => response.destroyed)
  }

  /**
   * Calls `respond` once a slot is free for the request's group, and waits until it is done. Returns false if none
   * becomes free in time. Does nothing for a client that has left.
   */
  async function respondInSlot(slotRequest: SlotRequest, respond: () => Promise<void>): Promise<boolean> {
    const { request, response } = slotRequest
    const maxTime = maxSlotTimes[slotGroupOf(request)]
    let responding: Promise<void> | undefined
    const result = await withSlot(slotRequest, async () => {
      if (response.destroyed) return
      responding = respond()
      const closed = closeOf(response).then(() => atMost(MAX_TIME_AFTER_CLOSE, responding))
      await atMost(maxTime, Promise.race([responding, closed]))
    })
    // Nobody is waiting for a refusal, and the response may never end.
    if (response.destroyed) return true
    // Without its slot, the response can still fail.
    await responding
    return result !== null
  }

  return { withSlot, respondInSlot }
}

/** Returns whether the client of a request that has just arrived has left already. */
export async function hasLeft(response: ServerResponse): Promise<boolean> {
  for (let turn = 0; turn < TURNS_UNTIL_CLOSE; turn += 1) await nextTurn()
  return response.destroyed
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
