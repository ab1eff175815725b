import { recordMiss } from '@/lib/help/actions'
import { answerCount } from '@/lib/help/answer-count'
import { missLimit } from '@/lib/help/schema'

/** A visitor's browser says that a search found nothing: { text }. */
export async function POST(request: Request) {
  return answerCount(request, recordMiss, missLimit)
}
