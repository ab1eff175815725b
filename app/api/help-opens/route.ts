import { respondToCount } from '@/lib/auth/count-response'
import { recordOpen } from '@/lib/help/actions'
import { openLimit } from '@/lib/help/schema'

/** Counts an answer opened in a visitor's browser: { slug }. */
export async function POST(request: Request) {
  return respondToCount(request, recordOpen, openLimit)
}
