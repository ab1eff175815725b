import { respondToCount } from '@/lib/auth/count-response'
import { recordMiss } from '@/lib/help/actions'
import { missLimit } from '@/lib/help/schema'

/** Records a search without results that a visitor's browser reports: { text }. */
export async function POST(request: Request) {
  return respondToCount(request, recordMiss, missLimit)
}
