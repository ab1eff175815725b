import 'server-only'
import type { ActionResult } from '@/lib/platform/action-result'
import type { Limit } from '@/lib/platform/rate-limit'
import { isForeignRequest } from './own-origin'

/**
 * Answers a visitor's browser that tells something to be counted, as JSON. No cookie is read or set, and what cannot be counted is no
 * fault of the visitor's.
 */
export async function answerCount(
  request: Request,
  // The body is whatever was sent: the action judges it.
  count: (given: never) => Promise<ActionResult<null>>,
  limit: Limit,
): Promise<Response> {
  if (isForeignRequest(request.headers)) return answer(403)
  const result = await count((await request.json().catch(() => null)) as never)
  if (result.ok) return answer(204)
  if (result.reference) return answer(503)
  // Of well-formed ones nothing is refused but too many.
  return result.fieldErrors ? answer(400) : answer(429, { 'retry-after': String(limit.seconds) })
}

function answer(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
