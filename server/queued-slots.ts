const TOTAL = 12
const PER_NETWORK = 4
/** How long a task waits for a slot, in milliseconds. */
const MAX_WAIT = 10_000

interface WaitingTask {
  network: string
  begin: () => void
}

/**
 * Limits how many tasks, such as renderings, run at once, in total and per network. Without a limit, one network could
 * use up its render limit for the minute within a second, and nobody else would get a response. Further tasks wait for a
 * free slot; lib/platform/slots.ts refuses them at once instead. A free slot goes to the network with the fewest running
 * tasks, so that a few networks with many tasks cannot keep others waiting.
 */
export function createQueuedSlots({ total = TOTAL, perNetwork = PER_NETWORK, maxWait = MAX_WAIT } = {}) {
  const running: string[] = []
  const waiting = new Set<WaitingTask>()

  const countRunning = (network: string) => running.filter((each) => each === network).length
  const hasFreeSlot = (network: string) => running.length < total && countRunning(network) < perNetwork

  function acquireSlot(network: string): Promise<boolean> {
    if (hasFreeSlot(network)) {
      running.push(network)
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(entry)
        resolve(false)
      }, maxWait)
      const entry = {
        network,
        begin() {
          clearTimeout(timer)
          waiting.delete(entry)
          running.push(network)
          resolve(true)
        },
      }
      waiting.add(entry)
    })
  }

  function releaseSlot(network: string) {
    running.splice(running.indexOf(network), 1)
    nextTask()?.begin()
  }

  /** Returns the longest-waiting task of the network with the fewest running tasks that may start another. */
  function nextTask(): WaitingTask | undefined {
    const oldest = new Map<string, WaitingTask>()
    for (const task of waiting) if (!oldest.has(task.network)) oldest.set(task.network, task)
    return [...oldest.values()]
      .filter(({ network }) => hasFreeSlot(network))
      .toSorted((one, other) => countRunning(one.network) - countRunning(other.network))[0]
  }

  /** Does the work once a slot is free, and returns its result. Returns null if no slot becomes free in time. */
  return async function withSlot<Result>(
    network: string,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    if (!(await acquireSlot(network))) return null
    try {
      return await work()
    } finally {
      releaseSlot(network)
    }
  }
}
