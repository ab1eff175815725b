import { z } from 'zod'
import { cacheTags } from '@/lib/nouns'
import { expireTagFromRoute } from '@/lib/platform/cache'
import { isOwnRequest } from '@/lib/platform/cache-expiry'
import { emptyResponse } from '@/lib/platform/uncached-response'

const expirySchema = z.strictObject({ tags: z.array(z.enum(cacheTags)), isImmediate: z.boolean() })

/**
 * Expires cached pages of this process. Only the process itself may call this route; see lib/platform/cache-expiry.ts.
 */
export async function POST(request: Request) {
  if (!isOwnRequest(request.headers.get('authorization'))) return emptyResponse(401)
  const parsed = expirySchema.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return emptyResponse(400)
  for (const tag of parsed.data.tags) expireTagFromRoute(tag, parsed.data.isImmediate)
  return emptyResponse(204)
}
