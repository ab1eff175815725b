import { answerCount } from '@/lib/auth/answer-count'
import { recordMiss } from '@/lib/help/actions'
import { missLimit } from '@/lib/help/schema'

/** Records a search without results from a visitor's browser: { text }. */
export async function POST(request: Request) {
  return answerCount(request, recordMiss, missLimit)
}
