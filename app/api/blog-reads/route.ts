import { respondToCount } from '@/lib/auth/count-response'
import { countRead } from '@/lib/blog/actions'
import { readLimit } from '@/lib/blog/schema'

/** Counts a read article, reported by a visitor's browser: { slug }. The page itself stays the same for everyone. */
export function POST(request: Request) {
  return respondToCount(request, countRead, readLimit)
}
