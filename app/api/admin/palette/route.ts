import { z } from 'zod'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { findAccess } from '@/lib/auth/session'
import { findRecords } from '@/lib/palette/admin-queries'
import type { PaletteResults } from '@/lib/palette/schema'
import { log } from '@/lib/platform/log'
import { requestInfo } from '@/lib/platform/request'
import { jsonResponse } from '@/lib/platform/uncached-response'

const bodySchema = z.strictObject({ q: z.string().max(1_000) })

/**
 * Returns the records that contain the words of { q }, for the command palette. Uses POST, because URLs end up in
 * logs.
 */
export async function POST(request: Request) {
  if (isCrossOriginRequest(request.headers))
    return jsonResponse(403, { message: 'This request came from another site.' })
  const { refusal } = await findAccess('dashboard')
  if (refusal) return jsonResponse(refusal.status, { message: refusal.message })
  const parsed = bodySchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return jsonResponse(400, { message: 'The search request is invalid.' })
  try {
    return jsonResponse(200, (await findRecords(parsed.data.q)) satisfies PaletteResults)
  } catch (error) {
    const { requestId } = await requestInfo()
    log.error({ err: error, requestId }, 'palette search failed')
    return jsonResponse(503, { message: 'The search failed. Please try again.' })
  }
}
