import { processWide } from './process-wide.ts'
import type { Transfer } from './transfer.ts'

interface Limits {
  /** Slots with the same name are counted together. */
  name: string
  total: number
  perNetwork: number
}

interface Occupant {
  network: string
  transfer: Transfer | undefined
  since: number
}

/** A transfer that is slower than this may be stopped after a while, so that others get its slot. In bytes per second. */
const MIN_PACE = 8 * 1024
const GRACE_MS = 30_000

/**
 * Limits concurrent expensive work, in total and per network (or per person for staff). The returned function
 * acquires a slot and returns a function that frees it, or returns null if no slot is free. Freeing a slot twice has
 * no effect. If all slots are taken, the slowest transfer is stopped and loses its slot. Otherwise, a few clients that
 * send or read a byte a second would keep everyone else out.
 */
export function createSlots({ name, total, perNetwork }: Limits) {
  const occupants = processWide(`slots:${name}`, () => new Set<Occupant>())

  return function acquire(network: string, transfer?: Transfer): (() => void) | null {
    const all = [...occupants]
    const own = all.filter((each) => each.network === network)
    const isNetworkFull = own.length >= perNetwork
    if (isNetworkFull || all.length >= total) {
      const slowest = findTooSlow(isNetworkFull ? own : all)
      if (!slowest) return null
      occupants.delete(slowest)
      slowest.transfer?.stop()
    }
    const occupant = { network, transfer, since: performance.now() }
    occupants.add(occupant)
    return () => void occupants.delete(occupant)
  }
}

/** Returns the slowest of the transfers that are too slow; undefined if there are none. */
function findTooSlow(occupants: Occupant[]): Occupant | undefined {
  const tooSlow = occupants.filter((each) => paceOf(each) < MIN_PACE)
  return tooSlow.toSorted((one, other) => paceOf(one) - paceOf(other))[0]
}

/** Returns bytes per second; more than enough for work that has only just begun or transfers nothing. */
function paceOf({ transfer, since }: Occupant): number {
  const isNew = performance.now() - since <= GRACE_MS
  return transfer && !isNew ? transfer.pace() : Number.MAX_VALUE
}
