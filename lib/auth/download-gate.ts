import 'server-only'
import { isForeignRequest } from './own-origin'
import { findAdmin } from './session'

/** Refuses a download to anyone but staff; returns null for staff. */
export async function refuseDownload(request: Request): Promise<Response | null> {
  if (isForeignRequest(request.headers))
    return refuse(403, 'This download has to be started from the admin area.')
  return (await findAdmin()) ? null : refuse(401, 'Please sign in and try again.')
}

function refuse(status: number, message: string) {
  return new Response(`${message}\n`, { status, headers: { 'cache-control': 'no-store' } })
}
