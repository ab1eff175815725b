import { z } from 'zod'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { helpMessages } from '@/lib/help/categories'
import { suggestAnswers } from '@/lib/help/queries'
import { searchLimit } from '@/lib/help/schema'
import { maySearch, runSearch } from '@/lib/help/search-limit'
import { emptyResponse, jsonResponse, plainResponse } from '@/lib/platform/uncached-response'

const bodySchema = z.strictObject({ text: z.string().max(2_000) })

/**
 * Suggests answers to someone writing a message: takes { text } and returns { hits }. Uses POST, because URLs end up
 * in logs. Nothing is stored.
 */
export async function POST(request: Request) {
  if (isCrossOriginRequest(request.headers)) return emptyResponse(403)
  const parsed = bodySchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return emptyResponse(400)
  if (!(await maySearch())) return emptyResponse(429, { 'retry-after': String(searchLimit.seconds) })
  const hits = await runSearch(() => suggestAnswers(parsed.data.text))
  return hits
    ? jsonResponse(200, { hits })
    : plainResponse(503, helpMessages.unavailable, { 'retry-after': '60' })
}
