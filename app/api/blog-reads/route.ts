import { isForeignRequest } from '@/lib/auth/own-origin'
import { countRead } from '@/lib/blog/actions'
import { networkOf } from '@/lib/platform/network'
import { takePoint } from '@/lib/platform/rate-limit'
import { requestInfo } from '@/lib/platform/request'

const limit = { name: 'blog-reads', points: 120, seconds: 600 }

/**
 * A visitor's browser says that it shows an article: { slug }. The page itself stays the same for everyone. No cookie is read or
 * set, and what cannot be counted is no fault of the visitor's.
 */
export async function POST(request: Request) {
  if (isForeignRequest(request.headers)) return answer(403)
  const wait = await takePoint(limit, networkOf((await requestInfo()).address))
  if (wait > 0) return answer(429, { 'retry-after': String(wait) })
  const result = await countRead(await request.json().catch(() => null))
  if (result.ok) return answer(204)
  return answer(result.reference ? 503 : 400)
}

function answer(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
