/**
 * Limits concurrent expensive work, in total and per network (or per person for staff). The returned function
 * acquires a slot and returns a function that frees it, or returns null if no slot is free. Freeing a slot twice has
 * no effect.
 */
export function createSlots({ all, network: each }: { all: number; network: number }) {
  const slotsInUse = new Map<string, number>()
  let total = 0

  return function acquire(network: string): (() => void) | null {
    const own = slotsInUse.get(network) ?? 0
    if (total >= all || own >= each) return null
    total += 1
    slotsInUse.set(network, own + 1)
    let isReleased = false
    return function release() {
      if (isReleased) return
      isReleased = true
      total -= 1
      const remaining = (slotsInUse.get(network) ?? 1) - 1
      if (remaining > 0) slotsInUse.set(network, remaining)
      else slotsInUse.delete(network)
    }
  }
}
