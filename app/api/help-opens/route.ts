import { respondToCount } from '@/lib/auth/count-response'
import { recordOpen } from '@/lib/help/actions'
import { openLimit } from '@/lib/help/schema'

/** Counts an answer as opened when a visitor's browser reports it: { slug }. */
export async function POST(request: Request) {
  return respondToCount(request, recordOpen, openLimit)
}
