const TOTAL = 12
const PER_NETWORK = 4
/** How long a task waits for a slot, in milliseconds. */
const MAX_WAIT = 10_000

interface WaitingTask {
  /** Returns true once nobody waits for the result anymore. */
  isObsolete: () => boolean
  begin: () => void
  drop: () => void
}

/**
 * Limits how many tasks, such as renderings, run at once, in total and per network. Without a limit, one network could
 * use up its render limit for the minute within a second, and nobody else would get a response. Further tasks wait for a
 * free slot; lib/platform/slots.ts refuses them at once instead. A free slot goes to the network with the fewest running
 * tasks, and networks with equally many take turns, so that networks with many tasks cannot keep others waiting.
 */
export function createQueuedSlots({ total = TOTAL, perNetwork = PER_NETWORK, maxWait = MAX_WAIT } = {}) {
  const running: string[] = []
  const waiting = new Map<string, Set<WaitingTask>>()

  const countRunning = (network: string) => running.filter((each) => each === network).length
  const hasFreeSlot = (network: string) => running.length < total && countRunning(network) < perNetwork

  function acquireSlot(network: string, isObsolete: () => boolean): Promise<boolean> {
    if (hasFreeSlot(network)) {
      running.push(network)
      return Promise.resolve(true)
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const queue = waiting.get(network) ?? new Set()
    waiting.set(network, queue)
    const leave = (hasSlot: boolean) => {
      clearTimeout(timer)
      queue.delete(task)
      if (queue.size === 0) waiting.delete(network)
      resolve(hasSlot)
    }
    const task: WaitingTask = {
      isObsolete,
      begin() {
        running.push(network)
        leave(true)
        if (waiting.delete(network)) waiting.set(network, queue)
      },
      drop: () => leave(false),
    }
    const timer = setTimeout(task.drop, maxWait)
    queue.add(task)
    return promise
  }

  function releaseSlot(network: string) {
    running.splice(running.indexOf(network), 1)
    nextTask()?.begin()
  }

  /**
   * Returns the longest-waiting task of the network with the fewest running tasks that may start another. Networks with
   * equally many take turns.
   */
  function nextTask(): WaitingTask | undefined {
    const networks = [...waiting.keys()]
      .filter(hasFreeSlot)
      .toSorted((one, other) => countRunning(one) - countRunning(other))
    for (const network of networks)
      for (const task of waiting.get(network) ?? []) {
        if (!task.isObsolete()) return task
        task.drop()
      }
    return undefined
  }

  /**
   * Does the work once a slot is free, and returns its result. Returns null if no slot becomes free in time, or if the
   * work is obsolete by then.
   */
  return async function withSlot<Result>(
    network: string,
    work: () => Promise<Result>,
    isObsolete = () => false,
  ): Promise<Result | null> {
    if (!(await acquireSlot(network, isObsolete))) return null
    try {
      return await work()
    } finally {
      // Handling many short tasks in a row would keep the event loop from sending pages from memory.
      setImmediate(releaseSlot, network)
    }
  }
}
