import { isForeignRequest } from '@/lib/auth/own-origin'
import { countRead } from '@/lib/blog/actions'
import { readLimit } from '@/lib/blog/schema'

/**
 * A visitor's browser says that it shows an article: { slug }. The page itself stays the same for everyone. No cookie is read or
 * set, and what cannot be counted is no fault of the visitor's.
 */
export async function POST(request: Request) {
  if (isForeignRequest(request.headers)) return answer(403)
  const result = await countRead(await request.json().catch(() => null))
  if (result.ok) return answer(204)
  if (result.reference) return answer(503)
  // Of well-formed ones nothing is refused but too many.
  return result.fieldErrors ? answer(400) : answer(429, { 'retry-after': String(readLimit.seconds) })
}

function answer(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
