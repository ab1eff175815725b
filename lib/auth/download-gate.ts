import 'server-only'
import type { NounName } from '@/lib/nouns'
import { plainResponse } from '@/lib/platform/uncached-response'
import { site } from '@/lib/site'
import { neededProof } from './confirmed'
import { isCrossOriginRequest } from './own-origin'
import { findAccess } from './session'

const NOT_CONFIRMED = `Please confirm that it’s you: go back to ${site.name} Admin and press the button for this download again.`

/**
 * Returns null for staff who may see the noun and have recently confirmed who they are, and an error response for
 * everyone else.
 */
export async function refuseDownload(request: Request, noun: NounName): Promise<Response | null> {
  if (isCrossOriginRequest(request.headers))
    return plainResponse(403, `Please start this download from ${site.name} Admin.`)
  const { admin, refusal } = await findAccess(noun)
  if (refusal) return plainResponse(refusal.status, refusal.message)
  return neededProof(admin) ? plainResponse(403, NOT_CONFIRMED) : null
}
