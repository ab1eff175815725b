import 'server-only'
import type { NounName } from '@/lib/nouns'
import { isForeignRequest } from './own-origin'
import { findAccess } from './session'

/** Refuses a download to anyone but staff who may see the noun; returns null for them. */
export async function refuseDownload(request: Request, noun: NounName): Promise<Response | null> {
  if (isForeignRequest(request.headers))
    return refuse(403, 'This download has to be started from the admin area.')
  const { refusal } = await findAccess(noun)
  return refusal ? refuse(refusal.status, refusal.message) : null
}

function refuse(status: number, message: string) {
  return new Response(`${message}\n`, { status, headers: { 'cache-control': 'no-store' } })
}
