/**
 * Limits how many may do something costly at once: all together, and those of one network. The function acquires a slot and returns
 * what frees it, or null while there is none. Freeing it twice does no harm.
 */
export function createSlots({ all, network: each }: { all: number; network: number }) {
  const taken = new Map<string, number>()
  let total = 0

  return function acquire(network: string): (() => void) | null {
    const own = taken.get(network) ?? 0
    if (total >= all || own >= each) return null
    total += 1
    taken.set(network, own + 1)
    let isFree = false
    return function free() {
      if (isFree) return
      isFree = true
      total -= 1
      const left = (taken.get(network) ?? 1) - 1
      if (left > 0) taken.set(network, left)
      else taken.delete(network)
    }
  }
}
