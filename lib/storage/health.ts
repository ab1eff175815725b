import 'server-only'
import { type ActiveStorage, isSetByEnvironment } from './connection'
import { faultOf, faultSentence, type StorageFaultKind } from './fault'
import { findOwner } from './mark'

export type StorageHealth =
  | { isReachable: true }
  | { isReachable: false; kind: StorageFaultKind; message: string }

/** How long a result is reused for everyone. */
const GOOD_FOR_MS = 20_000
const BAD_FOR_MS = 3_000
/** The time limits of the two attempts. The second attempt covers momentary problems. */
const ATTEMPT_LIMITS_MS = [3_000, 5_000]

let last: { active: ActiveStorage; until: number; health: Promise<StorageHealth> } | undefined

/**
 * Returns whether storage can be reached and does not belong to another installation, with one small request. Its result
 * is cached for a while. Never throws.
 */
export async function storageHealth(active: ActiveStorage): Promise<StorageHealth> {
  const now = performance.now()
  if (last && last.active === active && now < last.until) return last.health
  const health = check(active)
  const entry = { active, health, until: Number.POSITIVE_INFINITY }
  last = entry
  entry.until = performance.now() + ((await health).isReachable ? GOOD_FOR_MS : BAD_FOR_MS)
  return health
}

async function check(active: ActiveStorage): Promise<StorageHealth> {
  if (!active.connection)
    return { isReachable: false, kind: active.problem, message: faultSentence(active.problem) }
  let kind: StorageFaultKind = 'other'
  for (const limit of ATTEMPT_LIMITS_MS) {
    const fault = await checkWithin(active.connection, limit)
    if (!fault) return { isReachable: true }
    kind = fault
    if (kind !== 'slow') break
  }
  return { isReachable: false, kind, message: faultSentence(kind, isSetByEnvironment) }
}

async function checkWithin(connection: NonNullable<ActiveStorage['connection']>, milliseconds: number) {
  try {
    const owner = await findOwner(connection, AbortSignal.timeout(milliseconds))
    return owner === 'another' ? 'foreign' : undefined
  } catch (error) {
    return faultOf(error)
  }
}
