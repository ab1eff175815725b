import { z } from 'zod'
import { isForeignRequest } from '@/lib/auth/own-origin'
import { suggestAnswers } from '@/lib/help/queries'
import { searchLimit } from '@/lib/help/schema'
import { mayProceed } from '@/lib/help/search-limit'

const sent = z.strictObject({ text: z.string().max(2_000) })

/**
 * Suggests answers to someone writing a message: takes { text } and returns { hits }. Uses POST, because URLs end up
 * in logs. Nothing is stored.
 */
export async function POST(request: Request) {
  const headers = { 'cache-control': 'private, no-store' }
  if (isForeignRequest(request.headers)) return new Response(null, { status: 403, headers })
  const parsed = sent.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400, headers })
  if (!(await mayProceed()))
    return new Response(null, {
      status: 429,
      headers: { ...headers, 'retry-after': String(searchLimit.seconds) },
    })
  return Response.json({ hits: await suggestAnswers(parsed.data.text) }, { headers })
}
