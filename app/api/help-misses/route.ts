import { answerCount } from '@/lib/auth/answer-count'
import { recordMiss } from '@/lib/help/actions'
import { missLimit } from '@/lib/help/schema'

/** A visitor's browser says that a search found nothing: { text }. */
export async function POST(request: Request) {
  return answerCount(request, recordMiss, missLimit)
}
