const TOTAL = 12
const PER_NETWORK = 4
/** How long a rendering waits for a slot, in milliseconds. */
const MAX_WAIT = 10_000

interface WaitingRendering {
  network: string
  begin: () => void
}

/**
 * Limits how many pages are rendered at once, in total and per network. Further renderings wait for a free slot.
 * Otherwise one network could use up its render limit for the minute within a second, and nobody else would get a
 * response.
 */
export function createRenderingSlots({ total = TOTAL, perNetwork = PER_NETWORK, maxWait = MAX_WAIT } = {}) {
  const running: string[] = []
  const waiting = new Set<WaitingRendering>()

  const hasFreeSlot = (network: string) =>
    running.length < total && running.filter((each) => each === network).length < perNetwork

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
    waiting
      .values()
      .find((each) => hasFreeSlot(each.network))
      ?.begin()
  }

  /** Renders once a slot is free. Returns null if no slot becomes free in time. */
  return async function withSlot<Page>(network: string, render: () => Promise<Page>): Promise<Page | null> {
    if (!(await acquireSlot(network))) return null
    try {
      return await render()
    } finally {
      releaseSlot(network)
    }
  }
}
