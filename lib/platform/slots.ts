import { processWide } from './process-wide.ts'

interface Limits {
  /** Slots with the same name are counted together. */
  name: string
  total: number
  perNetwork: number
}

/**
 * Limits concurrent expensive work, in total and per network (or per person for staff). The returned function
 * acquires a slot and returns a function that frees it, or returns null if no slot is free. Freeing a slot twice has
 * no effect.
 */
export function createSlots({ name, total, perNetwork }: Limits) {
  const inUse = processWide(`slots:${name}`, () => ({ total: 0, networks: new Map<string, number>() }))

  return function acquire(network: string): (() => void) | null {
    const own = inUse.networks.get(network) ?? 0
    if (inUse.total >= total || own >= perNetwork) return null
    inUse.total += 1
    inUse.networks.set(network, own + 1)
    let isReleased = false
    return function release() {
      if (isReleased) return
      isReleased = true
      inUse.total -= 1
      const remaining = (inUse.networks.get(network) ?? 1) - 1
      if (remaining > 0) inUse.networks.set(network, remaining)
      else inUse.networks.delete(network)
    }
  }
}
