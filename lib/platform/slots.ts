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
 * no effect. If all slots are taken, the slowest `transfer` loses its own: otherwise, a few clients that send or read a
 * byte a second would keep everyone else out.
 */
export function createSlots({ name, total, perNetwork }: Limits) {
  const occupants = processWide(`slots:${name}`, () => new Set<Occupant>())

  return function acquire(network: string, transfer?: Transfer): (() => void) | null {
    const all = [...occupants]
    const own = all.filter((each) => each.network === network)
    const rivals = own.length >= perNetwork ? own : all.length >= total ? all : []
    const slowest = rivals.length > 0 ? findSlowest(rivals) : undefined
    if (rivals.length > 0 && !slowest) return null
    if (slowest) occupants.delete(slowest)
    slowest?.transfer?.stop()
    const occupant = { network, transfer, since: performance.now() }
    occupants.add(occupant)
    return () => void occupants.delete(occupant)
  }
}

/** Returns the slowest transfer; undefined if none is too slow. */
function findSlowest(occupants: Occupant[]): Occupant | undefined {
  const [slowest] = occupants.toSorted((one, other) => paceOf(one) - paceOf(other))
  return slowest && paceOf(slowest) < MIN_PACE ? slowest : undefined
}

/** Returns bytes per second; more than enough for work that has only just begun or transfers nothing. */
function paceOf({ transfer, since }: Occupant): number {
  const elapsed = performance.now() - since
  return transfer && elapsed > GRACE_MS ? transfer.bytes / (elapsed / 1000) : Number.MAX_VALUE
}
