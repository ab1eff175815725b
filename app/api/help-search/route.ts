import { readSearch } from '@/lib/help/missed-search'
import { searchHelp } from '@/lib/help/queries'
import { searchLimit } from '@/lib/help/schema'
import { maySearch } from '@/lib/help/search-limit'
import { emptyResponse, jsonResponse } from '@/lib/platform/uncached-response'

/** The number of results in the panel below the search box. */
const MAX_HITS = 6

/** Returns { hits } for `?q=` while someone types in the Help Center. Nothing is stored. */
export async function GET(request: Request) {
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (!(await maySearch()))
    return emptyResponse(429, { ...headers, 'retry-after': String(searchLimit.seconds) })
  const text = readSearch(new URL(request.url).searchParams.get('q') ?? '')
  return jsonResponse(200, { hits: await searchHelp(text, MAX_HITS) }, headers)
}
