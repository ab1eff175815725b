import 'server-only'
import type { NounName } from '@/lib/nouns'
import { site } from '@/lib/site'
import { neededProof } from './confirmed'
import { isForeignRequest } from './own-origin'
import { findAccess } from './session'

const NOT_CONFIRMED = `Please confirm that it’s you: go back to ${site.name} Admin and press the button for this download again.`

/**
 * Returns null for staff who may see the noun and have just confirmed who they are, and a refusal for everyone else.
 */
export async function refuseDownload(request: Request, noun: NounName): Promise<Response | null> {
  if (isForeignRequest(request.headers))
    return refuse(403, `This download has to be started in ${site.name} Admin.`)
  const { admin, refusal } = await findAccess(noun)
  if (refusal) return refuse(refusal.status, refusal.message)
  return neededProof(admin) ? refuse(403, NOT_CONFIRMED) : null
}

function refuse(status: number, message: string) {
  return new Response(`${message}\n`, { status, headers: { 'cache-control': 'no-store' } })
}
