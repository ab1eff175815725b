import { helpMessages } from '@/lib/help/categories'
import { readSearch } from '@/lib/help/missed-search'
import { searchHelp } from '@/lib/help/queries'
import { searchLimit } from '@/lib/help/schema'
import { maySearch, runSearch } from '@/lib/help/search-limit'
import { emptyResponse, jsonResponse, plainResponse } from '@/lib/platform/uncached-response'

/** The number of results in the panel below the search box. */
const MAX_HITS = 6

/** Returns { hits } for `?q=` while someone is typing in the Help Center. Nothing is stored. */
export async function GET(request: Request) {
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (!(await maySearch()))
    return emptyResponse(429, { ...headers, 'retry-after': String(searchLimit.seconds) })
  const text = readSearch(new URL(request.url).searchParams.get('q') ?? '')
  const hits = await runSearch(() => searchHelp(text, MAX_HITS))
  return hits
    ? jsonResponse(200, { hits }, headers)
    : plainResponse(503, helpMessages.unavailable, { ...headers, 'retry-after': '60' })
}
