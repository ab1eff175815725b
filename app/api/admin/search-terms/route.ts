import { z } from 'zod'
import { isForeignRequest } from '@/lib/auth/own-origin'
import { findAccess } from '@/lib/auth/session'
import { readQuery } from '@/lib/platform/list-params'
import { sealSearch } from '@/lib/platform/sealed-search'

const sent = z.strictObject({ path: z.string().max(100), q: z.string().max(1_000) })

/** Encrypts a search for use in a URL: takes { path, q } and returns { sealed }. */
export async function POST(request: Request) {
  const headers = { 'cache-control': 'no-store' }
  if (isForeignRequest(request.headers)) return new Response(null, { status: 403, headers })
  const { refusal } = await findAccess('dashboard')
  if (refusal) return Response.json({ message: refusal.message }, { status: refusal.status, headers })
  const parsed = sent.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400, headers })
  const { path, q } = parsed.data
  return Response.json({ sealed: sealSearch(path, readQuery(q)) }, { headers })
}
