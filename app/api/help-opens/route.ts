import { answerCount } from '@/lib/auth/answer-count'
import { recordOpen } from '@/lib/help/actions'
import { openLimit } from '@/lib/help/schema'

/** A visitor's browser says that an answer was opened: { slug }. */
export async function POST(request: Request) {
  return answerCount(request, recordOpen, openLimit)
}
