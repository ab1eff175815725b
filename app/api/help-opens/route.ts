import { respondToCount } from '@/lib/auth/count-response'
import { recordOpen } from '@/lib/help/actions'
import { openLimit } from '@/lib/help/schema'

/** Counts an opened help answer. The request body is { slug }. */
export async function POST(request: Request) {
  return respondToCount(request, recordOpen, openLimit)
}
