import 'server-only'
import { slotNetworkOf } from '@/lib/platform/network'
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
const acquireSlot = createSlots({ name: 'help-searches', total: 8, perNetwork: 4 })

/** Runs a visitor's search. Returns null if it fails, or if too many searches are running. */
export async function runSearch<Result>(search: () => Promise<Result>): Promise<Result | null> {
  const { address } = await requestInfo()
  const release = acquireSlot(slotNetworkOf(address))
  return release && orNull(search).finally(release)
}
