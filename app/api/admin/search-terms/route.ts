import { z } from 'zod'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { findAccess } from '@/lib/auth/session'
import { readQuery } from '@/lib/platform/list-params'
import { sealSearch } from '@/lib/platform/sealed-search'
import { emptyResponse, jsonResponse } from '@/lib/platform/uncached-response'

const bodySchema = z.strictObject({ path: z.string().max(100), q: z.string().max(1_000) })

/** Encrypts a search for use in a URL: takes { path, q } and returns { sealed }. */
export async function POST(request: Request) {
  if (isCrossOriginRequest(request.headers)) return emptyResponse(403)
  const { refusal } = await findAccess('dashboard')
  if (refusal) return jsonResponse(refusal.status, { message: refusal.message })
  const parsed = bodySchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return emptyResponse(400)
  const { path, q } = parsed.data
  return jsonResponse(200, { sealed: sealSearch(path, readQuery(q)) })
}
