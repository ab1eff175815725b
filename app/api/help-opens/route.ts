import { answerCount } from '@/lib/auth/answer-count'
import { recordOpen } from '@/lib/help/actions'
import { openLimit } from '@/lib/help/schema'

/** Counts an answer opened in a visitor's browser: { slug }. */
export async function POST(request: Request) {
  return answerCount(request, recordOpen, openLimit)
}
