import 'server-only'
import { orNull } from '@/lib/platform/or-null'
import { consumeNetworkPoint } from '@/lib/platform/rate-limit'
import { logRefusal } from '@/lib/platform/refusal-log'
import { requestInfo } from '@/lib/platform/request'
import { createSlots } from '@/lib/platform/slots'
import { searchLimit } from './schema'

/** Returns whether this visitor may search now. Searches are limited because they cost more than a page. */
export async function maySearch(): Promise<boolean> {
  const { address } = await requestInfo()
  if ((await consumeNetworkPoint(searchLimit, address)) === 0) return true
  await logRefusal('limit reached', { limit: searchLimit.name })
  return false
}

// Fewer than the pool has connections, so that slow searches leave some for all other requests.
const AT_ONCE = 8
const acquireSlot = createSlots({ name: 'help-searches', total: AT_ONCE, perNetwork: AT_ONCE })

/** Runs a visitor's search. Returns null if it fails, or if too many searches are running. */
export async function runSearch<Result>(search: () => Promise<Result>): Promise<Result | null> {
  // `maySearch` already limits each network.
  const release = acquireSlot('all')
  return release && orNull(search).finally(release)
}
