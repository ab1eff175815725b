import 'server-only'
import { consumeNetworkPoint } from '@/lib/platform/rate-limit'
import { logRefusal } from '@/lib/platform/refusal-log'
import { requestInfo } from '@/lib/platform/request'
import { searchLimit } from './schema'

/** Returns whether this visitor may search now. Searches are limited because they cost more than a page. */
export async function maySearch(): Promise<boolean> {
  const { address } = await requestInfo()
  if ((await consumeNetworkPoint(searchLimit, address)) === 0) return true
  await logRefusal('limit reached', { limit: searchLimit.name })
  return false
}
