import 'server-only'
import type { ActionResult } from '@/lib/platform/action-result'
import type { Limit } from '@/lib/platform/rate-limit'
import { emptyResponse } from '@/lib/platform/uncached-response'
import { isCrossOriginRequest } from './own-origin'

/**
 * Responds to a JSON request in which a browser reports something to count. Neither reads nor sets cookies. Visitors
 * need not know if a count cannot be stored.
 */
export async function respondToCount(
  request: Request,
  // The body is unvalidated; the action checks it.
  count: (input: never) => Promise<ActionResult<null>>,
  limit: Limit,
): Promise<Response> {
  if (isCrossOriginRequest(request.headers)) return emptyResponse(403)
  const result = await count((await request.json().catch(() => null)) as never)
  if (result.ok) return emptyResponse(204)
  if (result.reference) return emptyResponse(503)
  // A well-formed request can only be refused for exceeding the limit.
  return result.fieldErrors
    ? emptyResponse(400)
    : emptyResponse(429, { 'retry-after': String(limit.seconds) })
}
