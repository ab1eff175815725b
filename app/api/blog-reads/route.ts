import { respondToCount } from '@/lib/auth/count-response'
import { countRead } from '@/lib/blog/actions'
import { readLimit } from '@/lib/blog/schema'

/**
 * Counts an article as read when a visitor's browser reports it: { slug }. The page itself stays the same for
 * everyone.
 */
export function POST(request: Request) {
  return respondToCount(request, countRead, readLimit)
}
