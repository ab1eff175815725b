import { respondToCount } from '@/lib/auth/count-response'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { vote } from '@/lib/help/actions'
import { voteLimit } from '@/lib/help/schema'
import { env } from '@/lib/platform/env'
import { plainResponse } from '@/lib/platform/uncached-response'

/** Saves a vote on "Was this helpful?": { slug, helpful: yes or no }, from a script or, without JavaScript, from the form. */
export async function POST(request: Request) {
  if (request.headers.get('content-type')?.includes('json')) return respondToCount(request, vote, voteLimit)
  if (isCrossOriginRequest(request.headers)) return plainResponse(403, 'This request came from another site.')
  const form = await request.formData().catch(() => null)
  const result = form && (await vote(form))
  if (result?.ok) return Response.redirect(`${env.APP_URL}/help/thanks`, 303)
  const message = result?.message ?? 'The vote is invalid.'
  return plainResponse(result?.reference ? 503 : result?.message ? 429 : 400, message)
}
