const TOTAL = 12
const PER_NETWORK = 4
/** How many milliseconds a request waits for its turn. */
const MAX_WAIT = 10_000

interface Waiting {
  network: string
  begin: () => void
}

/**
 * Lets a few pages be rendered at once, in total and per network, and makes the others wait for their turn. Otherwise a
 * network could have all the pages that the render limit allows in a minute rendered in the same second, and nobody
 * else would get an answer.
 */
export function createRenderingTurns({ total = TOTAL, perNetwork = PER_NETWORK, maxWait = MAX_WAIT } = {}) {
  const running: string[] = []
  const waiting = new Set<Waiting>()

  const isFree = (network: string) =>
    running.length < total && running.filter((each) => each === network).length < perNetwork

  function waitForTurn(network: string): Promise<boolean> {
    if (isFree(network)) {
      running.push(network)
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(own)
        resolve(false)
      }, maxWait)
      const own = {
        network,
        begin() {
          clearTimeout(timer)
          waiting.delete(own)
          running.push(network)
          resolve(true)
        },
      }
      waiting.add(own)
    })
  }

  function endTurn(network: string) {
    running.splice(running.indexOf(network), 1)
    waiting
      .values()
      .find((each) => isFree(each.network))
      ?.begin()
  }

  /** Renders in turn. Returns null if it is not this network's turn in time. */
  return async function inTurn<Page>(network: string, render: () => Promise<Page>): Promise<Page | null> {
    if (!(await waitForTurn(network))) return null
    try {
      return await render()
    } finally {
      endTurn(network)
    }
  }
}
